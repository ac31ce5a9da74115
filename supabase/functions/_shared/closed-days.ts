/** The first and the last day on which the office is closed, as 2026-12-24. */
export interface ClosedDays {
  from: string;
  through: string;
}

const day = 24 * 60 * 60 * 1000;

/** How many days the office is closed; the first and the last count too. */
export const lengthInDays = ({ from, through }: ClosedDays): number =>
  (Date.parse(through) - Date.parse(from)) / day + 1;

/** Whether the last day is over in UTC, where a day ends an hour or two after the Dutch day. */
export const isPast = ({ through }: ClosedDays, now: number): boolean => now >= Date.parse(through) + day;

const isWithinDays = (count: number, days: ClosedDays, now: number) =>
  now >= Date.parse(days.from) - count * day && !isPast(days, now);

/** Whether visitors are told about the closed days: from a week before until the last day is over. */
export const isClosedSoon = (days: ClosedDays, now: number): boolean => isWithinDays(7, days, now);

/** Whether the office may be closed within the 24 hours in which a visitor gets an answer. */
export const isClosedTomorrow = (days: ClosedDays, now: number): boolean => isWithinDays(1, days, now);
