/** The first and the last day on which the office is closed, as 2026-12-24. */
export interface ClosedDays {
  from: string;
  through: string;
}

const day = 24 * 60 * 60 * 1000;

/** Whether it is said: from a week before until the last day is over. Days of UTC end an hour or two after ours. */
export const isClosedSoon = ({ from, through }: ClosedDays, now: number): boolean =>
  now >= Date.parse(from) - 7 * day && now < Date.parse(through) + day;
