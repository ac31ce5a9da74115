-- The rules and their reasons: docs/decisions/0009-mail-is-a-budget.md.

create function private.request_hash(kind text, fields jsonb) returns text
language sql immutable parallel safe set search_path = ''
-- jsonb spells a value in one way, whatever the order of its fields.
return encode(sha256(convert_to(kind || jsonb_strip_nulls(fields)::text, 'UTF8')), 'hex');

create function private.sent_fields(stored jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return stored - '{id, created_at, spam_reason, handled_at, handled_by, note, note_version, status, call_back_on}'::text[];

-- The source is a keyed hash of the IPv4 address or of the IPv6 /48, which one household may have.
create function private.request_source() returns text
language plpgsql stable set search_path = ''
as $$
declare
  hash_key text := (select s.hash_key from private.settings as s);
  address inet;
begin
  address := nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip';
  address := network(set_masklen(address, case family(address) when 6 then 48 else 32 end));
  return coalesce(private.request_hash(hash_key, to_jsonb(address)), 'unknown');
exception when invalid_text_representation then
  return 'unknown';
end
$$;

create function private.count_request(from_source text) returns integer
language sql volatile set search_path = ''
as $$
  with counted as (
    -- The caller chooses the session's time zone by "Prefer: timezone", so the hour is in UTC.
    insert into private.rate_limits (source, hour, requests)
    select from_source, date_trunc('hour', now(), 'UTC'), 1 where from_source is not null
    on conflict (source, hour) do update set requests = rate_limits.requests + 1
    returning requests
  )
  select requests from counted;
$$;

create function private.refuse(status integer, code text, message text, retry_after integer default null) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message)::text,
    detail = jsonb_build_object(
      'status', status, 'headers', jsonb_strip_nulls(jsonb_build_object('Retry-After', retry_after::text))
    )::text;
end
$$;

create function private.refuse_above_limits(from_source integer, in_all integer) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if exists (select from private.settings where from_source > max_per_source_per_hour or in_all > max_per_hour) then
    perform private.refuse(
      429, 'too_many_requests', 'Too many requests, please phone.',
      (3600 - floor(extract(epoch from now()))::bigint % 3600)::integer
    );
  end if;
end
$$;

create function private.receive_request() returns trigger
-- A caller that waits for a lock holds a connection that others need.
language plpgsql security definer set search_path = '' set lock_timeout = '500ms'
as $$
declare
  fields jsonb := private.sent_fields(to_jsonb(new));
  hash text;
  sender text;
  from_source integer;
  in_all integer;
  prefer text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer';
  is_repeat boolean;
begin
  if current_setting('role') in ('anon', 'authenticated') then
    if current_setting('private.received', true) = 'yes' then
      perform private.refuse(400, 'one_at_a_time', 'Send one request per call.');
    end if;
    perform set_config('private.received', 'yes', true);
    -- The number of rows would show whether somebody sent these values within ten minutes.
    if prefer ~* 'count=(exact|planned|estimated)' then
      perform private.refuse(400, 'no_count', 'Rows are not counted for you.');
    end if;
    sender := private.request_source();
  end if;
  -- PostgreSQL checks the constraints only after the work below.
  if octet_length(fields::text) > 65536 then
    perform private.refuse(413, 'too_large', 'The request is too large.');
  end if;

  -- Slow work comes before the locks, and a caller above a limit waits for none.
  hash := private.request_hash(tg_table_name, fields);
  select max(requests + 1) filter (where source = sender), max(requests + 1) filter (where source = '')
  into from_source, in_all
  from private.rate_limits where source in ('', sender) and hour = date_trunc('hour', now(), 'UTC');
  perform private.refuse_above_limits(from_source, in_all);

  begin
    -- All callers take these locks in this order, so that no two wait for each other.
    perform pg_advisory_xact_lock(hashtextextended(hash, 0));
    is_repeat := exists (
      select from private.outbox where request_hash = hash and created_at > now() - interval '10 minutes'
    );
    from_source := private.count_request(sender);
    -- A repeat stores nothing, so only its own source may notice it.
    if not is_repeat then
      in_all := private.count_request('');
    end if;
  exception when lock_not_available then
    perform private.refuse(503, 'busy', 'Too busy, please try again.', 1);
  end;
  perform private.refuse_above_limits(from_source, in_all);
  if is_repeat then
    return null;
  end if;

  new.spam_reason := case
    when from_source > 5 and sender <> 'unknown' then 'source'
    when new.name ~* 'https?://' or regexp_count(fields ->> 'message', 'https?://', 1, 'i') >= 3 then 'links'
  end;
  insert into private.outbox (quote_id, callback_id, request_hash, is_collected)
  values (
    case tg_table_name when 'contact_submissions' then new.id end,
    case tg_table_name when 'callback_requests' then new.id end,
    hash,
    new.spam_reason is not null
  );
  return new;
end
$$;

create trigger receive_request before insert on public.contact_submissions
  for each row execute function private.receive_request();
create trigger receive_request before insert on public.callback_requests
  for each row execute function private.receive_request();
