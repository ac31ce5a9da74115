-- The rules and their reasons: docs/decisions/0006-visitors-insert-staff-handle.md and 0009-mail-is-a-budget.md.

create function private.request_hash(kind text, fields jsonb) returns text
language sql immutable parallel safe set search_path = ''
-- jsonb has one spelling for a value, whatever the order of its fields.
return encode(sha256(convert_to(kind || jsonb_strip_nulls(fields)::text, 'UTF8')), 'hex');

-- What a visitor fills in.
create function private.field_names() returns text[]
language sql immutable parallel safe
return '{name, phone, email, message, services}'::text[];

create function private.fields_of(request jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return (select jsonb_object_agg(key, value) from jsonb_each(request) where key = any (private.field_names()));

-- Folds stored texts and search words alike: plain small letters, without accents, signs or spaces.
create function private.folded(words text) returns text
language sql immutable parallel safe set search_path = ''
return (
  -- In pieces, because normalize() takes quadratic time for a run of combining marks, and substr() reads from the start.
  -- A letter has at most two accents; one Arabic sign would unfold to 18.
  select translate(lower(regexp_replace(
    string_agg(left(normalize(piece[1], nfkd), 300), '' order by place),
    '[\s\u0300-\u036f\u00ad\u200b-\u2015\u2018-\u201f''"`´.,;:()/+%_\\-]', '', 'g'
  )), 'ıŁłØøĐđ', 'illoodd')
  from regexp_matches(words, '.{1,100}', 'g') with ordinality as pieces (piece, place)
);

-- The text to search: the fields, the status and the log.
create function private.searched(request jsonb, log text) returns text
language sql immutable parallel safe set search_path = ''
return private.folded(concat_ws(
  ' ', (select string_agg(value, ' ') from jsonb_each_text(private.fields_of(request))),
  request ->> 'taken_by', request ->> 'status', log
));

-- A keyed hash of the IPv4 address, or of the IPv6 /48, because one household may have that many.
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

create function private.refuse(status integer, code text, message text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message)::text,
    detail = jsonb_build_object('status', status, 'headers', '{}'::jsonb)::text;
end
$$;

create function private.refuse_too_many() returns void
language sql set search_path = ''
as $$ select private.refuse(429, 'too_many_requests', 'Too many requests, please phone.') $$;

-- The caller chooses the session's time zone by "Prefer: timezone", so the hour is in UTC.
create function private.this_hour() returns timestamptz
language sql stable set search_path = ''
return date_trunc('hour', now(), 'UTC');

create function private.count_request(counted_source text, max_requests integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  counted integer;
begin
  insert into private.rate_limits as r (source, hour, requests)
  values (counted_source, private.this_hour(), 1)
  on conflict (source, hour) do update set requests = r.requests + 1 where r.requests < max_requests
  returning requests into counted;
  if counted is null then
    perform private.refuse_too_many();
  end if;
  return counted;
end
$$;

-- Whether the same request was stored since then.
create function private.is_stored(request_hash text, since timestamptz) returns boolean
language sql stable
return exists (
  select from public.contact_submissions as q where q.request_hash = is_stored.request_hash and q.created_at > since
) or exists (
  select from public.callback_requests as c where c.request_hash = is_stored.request_hash and c.created_at > since
);

create function private.receive_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.settings;
  repeated_for interval;
  fields jsonb;
  source text;
  from_source integer := 0;
begin
  new.taken_by := case when current_setting('role') = 'authenticated' then private.staff_email() end;
  -- Row level security refuses these only after this trigger, which would answer as if a repeat was stored.
  if new.taken_by is null and current_setting('role') = 'authenticated' then
    raise insufficient_privilege;
  end if;
  -- Staff's devices keep what was typed, and may send it again hours after the answer was lost.
  repeated_for := case when new.taken_by is null then interval '10 minutes' else interval '1 day' end;
  fields := private.fields_of(to_jsonb(new));
  -- PostgreSQL checks the constraints only after this trigger.
  if octet_length(fields::text) > 65536 then
    perform private.refuse(413, 'too_large', 'The request is too large.');
  end if;
  -- What staff wrote down can't be looked up by its fields.
  new.request_hash := private.request_hash(coalesce(new.taken_by, tg_table_name), fields);
  new.searched := private.searched(to_jsonb(new), null);
  select * into strict settings from private.settings;
  if current_setting('role') = 'anon' then
    source := private.request_source();
    from_source := private.count_request(source, settings.max_per_source_per_hour);
  end if;
  -- Equal requests take turns, so that two at once are one.
  perform pg_advisory_xact_lock(hashtextextended(new.request_hash, 0));
  if private.is_stored(new.request_hash, now() - repeated_for) then
    return null;
  end if;
  if new.taken_by is null then
    -- hold_request() counts for all. What it refuses stays on the disk, so look before, without a lock.
    if settings.max_per_hour <= (
      select r.requests from private.rate_limits as r where r.source = '' and r.hour = private.this_hour()
    ) then
      perform private.refuse_too_many();
    end if;
    new.spam_reason := case
      when from_source > 5 and source <> 'unknown' then 'source'
      when fields ->> 'name' ~* 'https?://' or regexp_count(fields ->> 'message', 'https?://', 1, 'i') >= 3 then 'links'
    end;
  end if;
  return new;
end
$$;

-- No constraint, because a field that is required later is missing in the requests that are there.
create function private.refuse_incomplete() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise check_violation using message = format('A field is missing (%s)', tg_name);
end
$$;

-- Stores a visitor's row only when its statement ends. A list is refused before any of it is on the disk. The number of
-- rows does not tell whether somebody sent the same. The row that everybody needs is locked last, so that nobody waits for
-- a request that is slow or refused. A refusal by PostgreSQL shows neither the row nor, by its id, the number of requests.
create function private.hold_request() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '500ms'
as $$
declare
  held jsonb := nullif(current_setting('private.held', true), '');
  stored integer;
begin
  if tg_level = 'STATEMENT' and held is not null then
    perform set_config('private.held', '', true);
    execute format(
      'insert into %s (%s) select %2$s from jsonb_populate_record(null::%1$s, $1)', tg_relid::regclass,
      (select string_agg(quote_ident(field), ', ') from jsonb_object_keys(held) as field)
    ) using held;
    get diagnostics stored = row_count;
    if stored = 1 then
      perform private.count_request('', s.max_per_hour) from private.settings as s;
    end if;
  elsif tg_level = 'ROW' then
    if held is not null then
      perform private.refuse(400, 'one_at_a_time', 'Send one request per call.');
    end if;
    perform set_config('private.held', private.fields_of(to_jsonb(new))::text, true);
  end if;
  return null;
exception
  when lock_not_available then
    perform private.refuse(503, 'busy', 'Too busy, please try again.');
  when check_violation or not_null_violation then
    perform private.refuse(400, sqlstate, sqlerrm);
end
$$;

do $$
declare
  requests regclass;
begin
  foreach requests in array '{public.contact_submissions, public.callback_requests}'::regclass[] loop
    execute format('create trigger receive_request before insert on %s
      for each row execute function private.receive_request()', requests);
    execute format($sql$create trigger hold_request before insert on %s
      for each row when (current_setting('role') = 'anon' and pg_trigger_depth() = 0)
      execute function private.hold_request()$sql$, requests);
    execute format($sql$create trigger store_held_request after insert on %s
      for each statement when (current_setting('role') = 'anon' and pg_trigger_depth() = 0)
      execute function private.hold_request()$sql$, requests);
  end loop;
end
$$;

-- Triggers run in the order of their names, so receive_request() has said who took the request.
create trigger visitors_fill_in_all before insert on public.contact_submissions for each row
  when (new.taken_by is null and num_nulls(new.email, new.message, new.services) > 0)
  execute function private.refuse_incomplete();
