-- After a quote request the visitor gets one mail, once the owner's has left. What is kept of it stands beside the
-- outbox and not in it: nothing that mails, counts, lists or alarms the owner can meet it. Who calls the form with
-- somebody else's address can do little with it: docs/decisions/0018-a-confirmation-to-the-visitor.md.

alter table private.settings
  -- Per day in Amsterdam.
  add column most_confirmations_per_address integer not null default 1,
  add column most_confirmations_in_all integer not null default 200;

-- What the mail says of the company, as the website last told it. Without a row no visitor gets a mail.
create table private.confirmation_facts (
  only_row boolean primary key default true check (only_row),
  facts jsonb not null,
  -- Requests from before get none.
  since timestamptz not null default now()
);

create table private.confirmations (
  quote_id bigint primary key references public.contact_submissions on delete cascade,
  mailbox text,
  -- Becomes the Message-ID, the same at every attempt.
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- "skipped": there is no mailing to the address, or it had its mail today, or too many had.
  state text not null check (state in ('waiting', 'sent', 'skipped', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  leased_until timestamptz,
  sent_at timestamptz,
  last_error text
);
create index confirmations_by_age on private.confirmations (created_at);
-- In a flood these stay few.
create index contact_submissions_without_doubt on public.contact_submissions (created_at) where spam_reason is null;

-- The mailbox behind an address: without regard to capitals, dots and what follows a plus sign, by which one person
-- has many addresses. Null where the address has no shape that can be mailed, by the rule that isPlainAddress in the
-- function has, and the longest local part (RFC 5321, section 4.5.3.1).
create function private.mailbox(address text) returns text
language sql immutable parallel safe set search_path = ''
return case
  when address ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$'
  then lower(replace(regexp_replace(split_part(address, '@', 1), '(.)\+.*', '\1'), '.', '') || '@' || split_part(address, '@', 2))
end;

-- Takes the confirmation that is due next, for five minutes, with all that is to be in it; null when there is none.
-- Begins one for each request whose mail to the owner has left, and which nothing makes doubtful.
create function public.lease_confirmation() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  told private.confirmation_facts;
  caps private.settings;
  today timestamptz := date_trunc('day', now(), 'Europe/Amsterdam');
  request record;
  leased jsonb;
begin
  select * into told from private.confirmation_facts;
  if not found then
    return null;
  end if;
  -- One at a time, so that the caps are exact. Only the function's own calls meet here; no visitor waits.
  perform pg_advisory_xact_lock(hashtextextended('private.confirmations', 0));

  select * into strict caps from private.settings;
  for request in
    select q.id, private.mailbox(q.email) as mailbox
    from public.contact_submissions as q join private.outbox as o on o.quote_id = q.id
    where q.spam_reason is null and o.state = 'sent'
      and q.created_at >= told.since and q.created_at > now() - interval '1 day'
      and not exists (select from private.confirmations as c where c.quote_id = q.id)
    order by q.created_at
    limit 100
  loop
    insert into private.confirmations (quote_id, mailbox, state)
    select request.id, request.mailbox, case
      when request.mailbox is null
        or count(*) >= caps.most_confirmations_in_all
        or count(*) filter (where mailbox = request.mailbox) >= caps.most_confirmations_per_address
      then 'skipped'
      else 'waiting'
    end
    from private.confirmations where created_at >= today and state <> 'skipped';
  end loop;

  update private.confirmations set state = 'dead', lease = null, leased_until = null
  where state = 'waiting' and created_at < now() - interval '1 day' and (leased_until is null or leased_until < now());

  update private.confirmations as c
  set lease = gen_random_uuid(), leased_until = now() + interval '5 minutes', attempts = c.attempts + 1
  from public.contact_submissions as q
  where q.id = c.quote_id and c.quote_id = (
    select quote_id from private.confirmations
    where state = 'waiting' and next_attempt_at <= now() and (leased_until is null or leased_until < now())
    order by next_attempt_at
    limit 1
  )
  returning jsonb_build_object(
    'quote_id', c.quote_id, 'lease', c.lease, 'message_id', c.message_id,
    'name', q.name, 'email', q.email, 'services', q.services, 'facts', told.facts
  ) into leased;
  return leased;
end
$$;

create function public.mark_confirmation_sent(quote bigint) returns void
language sql volatile set search_path = ''
as $$
  update private.confirmations
  set state = 'sent', sent_at = now(), lease = null, leased_until = null, last_error = null
  where quote_id = quote and state <> 'sent';
$$;

-- Again after 1, 2, 4 ... 60 minutes, for a day, or never where the mail may have arrived or never will.
create function public.mark_confirmation_failed(quote bigint, held_lease uuid, reason text, try_again boolean)
returns void
language sql volatile set search_path = ''
as $$
  update private.confirmations
  set state = case when try_again then 'waiting' else 'dead' end,
    next_attempt_at = now() + least(interval '1 minute' * power(2, least(attempts, 10) - 1), interval '1 hour'),
    lease = null, leased_until = null, last_error = left(reason, 500)
  where quote_id = quote and lease = held_lease and state = 'waiting';
$$;

-- What the mail says of the company from now on; null ends these mails.
create function public.set_confirmation_facts(told jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if told is null or told = 'null' then
    -- The hosted interface refuses to empty a table without a condition.
    delete from private.confirmation_facts where only_row;
  else
    insert into private.confirmation_facts (facts) values (told) on conflict (only_row) do update set facts = told;
  end if;
end
$$;

-- What the website told last: how many pages are counted, and what the mail to a visitor says of the company.
create function public.told_site() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'pages', (select count(*) from private.pages),
    'confirmation', (select facts from private.confirmation_facts)
  );
$$;

revoke all on function private.mailbox(text) from public;
grant execute on function private.mailbox(text) to service_role;
grant select, insert, update on private.confirmations to service_role;
grant select, insert, update, delete on private.confirmation_facts to service_role;
revoke all on function public.lease_confirmation(), public.mark_confirmation_sent(bigint),
  public.mark_confirmation_failed(bigint, uuid, text, boolean), public.set_confirmation_facts(jsonb), public.told_site()
  from public, anon, authenticated;
grant execute on function public.lease_confirmation(), public.mark_confirmation_sent(bigint),
  public.mark_confirmation_failed(bigint, uuid, text, boolean), public.set_confirmation_facts(jsonb), public.told_site()
  to service_role;
