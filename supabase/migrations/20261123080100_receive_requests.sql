-- A trigger looks at each request before it is stored. docs/decisions/ has the reasons: 0006, 0008 and 0009.

-- Equal values have equal hashes, because jsonb has one spelling for a value, whatever the order of its fields.
create function private.request_hash(kind text, fields jsonb) returns text
language sql immutable parallel safe set search_path = ''
return encode(sha256(convert_to(kind || jsonb_strip_nulls(fields)::text, 'UTF8')), 'hex');

-- These are what a visitor fills in, of all columns of both tables.
create function private.field_names() returns text[]
language sql immutable parallel safe
return '{name, phone, email, message, services}'::text[];

-- What was typed of a request, for its hash and its text to search.
create function private.fields_of(request jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return (select jsonb_object_agg(key, value) from jsonb_each(request) where key = any (private.field_names()));

-- One source is an IPv4 address or an IPv6 /48, because one household may have that many. Only a keyed hash is stored.
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

-- PostgREST answers with this status and this body.
create function private.refuse(status integer, code text, message text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message)::text,
    detail = jsonb_build_object('status', status, 'headers', '{}'::jsonb)::text;
end
$$;

-- How many requests this source sent in this hour, with this one. Only the source's own row is locked. The hour is
-- UTC's, because the caller chooses the session's time zone by "Prefer: timezone".
create function private.count_request(source text) returns integer
language plpgsql set search_path = ''
as $$
declare
  requests integer;
begin
  insert into private.rate_limits as r (source, hour, requests)
  values (count_request.source, date_trunc('hour', now(), 'UTC'), 1)
  on conflict on constraint rate_limits_pkey do update set requests = r.requests + 1
    where r.requests < (select s.max_per_source_per_hour from private.settings as s)
  returning r.requests into requests;
  if requests is null then
    perform private.refuse(429, 'too_many_requests', 'Too many requests, please phone.');
  end if;
  return requests;
end
$$;

-- A repeat is the same request, stored since then.
create function private.is_repeat(request_hash text, since timestamptz) returns boolean
language sql stable
return exists (
  select from public.contact_submissions as q where q.request_hash = is_repeat.request_hash and q.created_at > since
) or exists (
  select from public.callback_requests as c where c.request_hash = is_repeat.request_hash and c.created_at > since
);

-- Why a visitor's request looks like spam, or null. `requests` is how many its source sent in this hour.
create function private.spam_reason(fields jsonb, source text, requests integer) returns text
language sql immutable
return case
  when requests > 5 and source <> 'unknown' then 'source'
  when fields ->> 'name' ~* 'https?://' or regexp_count(fields ->> 'message', 'https?://', 1, 'i') >= 3 then 'links'
end;

-- Counts and judges a request before it is stored. It drops a repeat, of which the sender hears nothing.
create function private.receive_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sender text := current_setting('role');
  -- A device of staff keeps what was typed, and may send it again hours after the answer was lost.
  repeat_time interval := case sender when 'authenticated' then interval '1 day' else interval '10 minutes' end;
  source text := 'unknown';
  requests integer := 0;
  fields jsonb;
begin
  if sender = 'anon' then
    -- Of a list only the first request is stored. A refusal of the others would leave the first on the disk, uncounted.
    if current_setting('private.has_sent', true) = 'yes' then
      return null;
    end if;
    perform set_config('private.has_sent', 'yes', true);
    source := private.request_source();
    requests := private.count_request(source);
  end if;
  new.taken_by := case sender when 'authenticated' then private.staff_email() end;
  -- An account that is not staff's is refused here: row level security comes later, when a repeat is already dropped.
  if sender = 'authenticated' and new.taken_by is null then
    raise insufficient_privilege;
  end if;
  fields := private.fields_of(to_jsonb(new));
  -- A constraint would be checked only after this trigger.
  if octet_length(fields::text) > 24000 then
    perform private.refuse(413, 'too_large', 'The request is too large.');
  end if;
  new.spam_reason := case when new.taken_by is null then private.spam_reason(fields, source, requests) end;
  -- A stranger cannot find what staff wrote down by its fields, because their address is in the hash.
  new.request_hash := private.request_hash(coalesce(new.taken_by, tg_table_name), fields);
  -- Equal requests take turns, so that two at once are one.
  perform pg_advisory_xact_lock(hashtextextended(new.request_hash, 0));
  if private.is_repeat(new.request_hash, now() - repeat_time) then
    return null;
  end if;
  return new;
end
$$;

-- A constraint would also hold for older requests, in which a field that is required later is missing.
create function private.refuse_incomplete() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise not_null_violation using message = format('A field is missing (%s)', tg_name);
end
$$;

do $$
declare
  requests regclass;
begin
  foreach requests in array '{public.contact_submissions, public.callback_requests}'::regclass[] loop
    execute format('create trigger receive_request before insert on %s
      for each row execute function private.receive_request()', requests);
    execute format($sql$create policy "Visitors send what is new, and nothing that staff add" on %s for insert to anon
      with check (created_at = now() and status = 'Nieuw' and call_back_on is null and taken_by is null)$sql$, requests);
  end loop;
end
$$;

-- Triggers run in the order of their names, so receive_request() has said who took the request.
create trigger visitors_fill_in_all before insert on public.contact_submissions for each row
  when (new.taken_by is null and num_nulls(new.email, new.message, new.services) > 0)
  execute function private.refuse_incomplete();
