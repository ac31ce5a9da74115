-- Returns one mailbox for all spellings of an address, or null for a bad address. A domain may have an umlaut, because
-- Firefox sends the domain as typed.
create function private.mailbox(address text) returns text
language sql immutable parallel safe set search_path = ''
return case
  when char_length(split_part(address, '@', 1)) <= 64
    and address ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9ß-öø-ÿ-]+(?:\.[a-zA-Z0-9ß-öø-ÿ-]+)+$'
  then lower(
    replace(regexp_replace(split_part(address, '@', 1), '(.)\+.*', '\1'), '.', '')
    || '@' || regexp_replace(split_part(address, '@', 2), '^googlemail\.com$', 'gmail.com', 'i')
  )
end;

-- Chooses a visitor whose request was mailed to the owner, and never chooses the same request again.
create function public.claim_confirmation() returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  settings private.settings;
  visitor record;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.sent_mails', 0));
  select * into strict settings from private.settings;
  with confirmations as (
    select m.mailbox_hash from private.sent_mails as m
    where m.kind = 'confirmation' and m.sent_at > now() - interval '1 day'
  )
  select o.id as mail, q.email, q.services, h.mailbox_hash into visitor
  from public.contact_submissions as q
  join private.outbox as o on o.quote_id = q.id,
    private.request_hash(settings.hash_key, to_jsonb(private.mailbox(q.email))) as h (mailbox_hash)
  where q.spam_reason is null and o.state = 'sent' and q.created_at > now() - interval '1 hour'
    and private.mailbox(q.email) is not null
    and not exists (select from private.sent_mails as m where m.kind = 'confirmation' and m.mail = o.id)
    and h.mailbox_hash not in (select c.mailbox_hash from confirmations as c)
    and settings.confirmations_per_day > (select count(*) from confirmations)
  order by q.created_at limit 1;
  if not found then
    return null;
  end if;
  insert into private.sent_mails (kind, mail, mailbox_hash) values ('confirmation', visitor.mail, visitor.mailbox_hash);
  return jsonb_build_object('email', visitor.email, 'services', visitor.services);
end
$$;

grant execute on function public.claim_confirmation(), private.mailbox(text) to service_role;
