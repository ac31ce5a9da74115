-- The rules and their reasons: docs/decisions/0021-who-floods-pays-alone.md.

create function private.request_hash(kind text, fields jsonb) returns text
language sql immutable parallel safe set search_path = ''
-- jsonb has one spelling per value, whatever the order of the fields; one that was not sent is stored as null.
return encode(sha256(convert_to(kind || jsonb_strip_nulls(fields)::text, 'UTF8')), 'hex');

-- What the visitor sent of a row: without what the database and the staff fill in.
create function private.sent_fields(stored jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
return stored - '{id, created_at, spam_reason, handled_at, handled_by, note, note_version}'::text[];

-- Keyed hashes of the caller's source and IPv6 /48; null where unknown. Only Cloudflare's header cannot be forged.
create function private.request_sources(out sender text, out network text)
language plpgsql stable set search_path = ''
as $$
declare
  hash_key text := (select s.hash_key from private.settings as s);
  headers jsonb;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  address := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1))::inet;
  if family(address) = 6 then
    network := private.request_hash(hash_key, to_jsonb(network(set_masklen(address, 48))));
    sender := private.request_hash(hash_key, to_jsonb(network(set_masklen(address, 64))));
  else
    sender := private.request_hash(hash_key, to_jsonb(address));
  end if;
exception when invalid_text_representation then
  -- Not an address, or not JSON.
end
$$;

-- Counts one request of the source in this hour, and returns how many it sent; 0 where the source is null.
create function private.count_request(from_source text) returns integer
language sql volatile set search_path = ''
as $$
  with counted as (
    -- The caller chooses the session's time zone ("Prefer: timezone"), so the hour has one of its own.
    insert into private.rate_limits (source, hour, requests)
    select from_source, date_trunc('hour', now(), 'UTC'), 1 where from_source is not null
    on conflict (source, hour) do update set requests = rate_limits.requests + 1
    returning requests
  )
  select coalesce(max(requests), 0) from counted;
$$;

-- https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes. The seconds are in the
-- body too, for _shared/refusal.ts, because a page of another origin cannot read the header.
create function private.refuse(status integer, code text, message text, retry_after integer default null) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message, 'details', 'Retry-After: ' || retry_after)::text,
    detail = jsonb_build_object(
      'status', status,
      'headers', case when retry_after is null then '{}' else jsonb_build_object('Retry-After', retry_after::text) end
    )::text;
end
$$;

create function private.refuse_above_caps(
  caps private.settings, from_sender integer, from_network integer, in_all integer
) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if from_sender > caps.max_per_source or from_network > caps.max_per_network or in_all > caps.hard_max_per_hour
    -- 0 is an unknown source, which may have sent before.
    or (in_all > caps.max_per_hour and from_sender <> 1)
  then
    perform private.refuse(
      429, 'too_many_requests', 'Too many requests, please phone.',
      (3600 - floor(extract(epoch from now()))::bigint % 3600)::integer
    );
  end if;
end
$$;

-- One trigger before the insert, so that of several rows in one statement each sees those before it.
create function private.receive_request() returns trigger
-- Whoever waits for a lock holds a connection that others need.
language plpgsql security definer set search_path = '' set lock_timeout = '500ms'
as $$
declare
  fields jsonb := private.sent_fields(to_jsonb(new));
  hash text;
  caps private.settings;
  sender text;
  network text;
  from_sender integer;
  from_network integer;
  in_all integer;
  first_senders integer := 0;
  has_links boolean;
  prefer text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer';
  is_repeat boolean;
  is_flood boolean;
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
  end if;
  -- Above the sum of all limits in JSON's longest spelling; the constraints are checked only after the work below.
  if octet_length(fields::text) > 65536 then
    perform private.refuse(413, 'too_large', 'The request is too large.');
  end if;

  -- Everything slow comes before the locks, and whoever is above a cap waits for none.
  select * into strict caps from private.settings;
  select s.sender, s.network into sender, network from private.request_sources() as s;
  hash := private.request_hash(tg_table_name, fields);
  has_links := new.name ~* 'https?://' or regexp_count(fields ->> 'message', 'https?://', 1, 'i') >= 3;
  select
    coalesce(max(requests) filter (where source = sender), 0) + (sender is not null)::integer,
    coalesce(max(requests) filter (where source = network), 0) + (network is not null)::integer,
    coalesce(max(requests) filter (where source = ''), 0) + 1
  into from_sender, from_network, in_all
  from private.rate_limits where source in ('', sender, network) and hour = date_trunc('hour', now(), 'UTC');
  perform private.refuse_above_caps(caps, from_sender, from_network, in_all);

  begin
    -- Always in this order, so that no two wait for each other; held until the transaction ends.
    perform pg_advisory_xact_lock(hashtextextended(hash, 0));
    is_repeat := exists (
      select from private.outbox where request_hash = hash and created_at > now() - interval '10 minutes'
    );
    from_sender := private.count_request(sender);
    from_network := private.count_request(network);
    -- A repeat is counted for its source only: it stores nothing, so nobody else may notice it.
    if not is_repeat then
      if from_sender = 1 and from_network <= caps.suspect_per_network then
        first_senders := private.count_request('first');
      end if;
      in_all := private.count_request('');
    end if;
  exception when lock_not_available then
    perform private.refuse(503, 'busy', 'Too busy, please try again.', 1);
  end;
  -- Checked again under the locks. A refusal undoes the counts too.
  perform private.refuse_above_caps(caps, from_sender, from_network, in_all);
  if is_repeat then
    return null;
  end if;

  is_flood := in_all > caps.suspect_in_all;
  new.spam_reason := case
    when from_sender > case when is_flood then 1 else caps.suspect_per_source end
      or from_network > caps.suspect_per_network then 'source'
    when is_flood and (from_sender = 0 or first_senders > 3 * caps.suspect_in_all) then 'flood'
    when has_links then 'links'
  end;
  insert into private.outbox (quote_id, callback_id, request_hash, state)
  values (
    case tg_table_name when 'contact_submissions' then new.id end,
    case tg_table_name when 'callback_requests' then new.id end,
    hash,
    case when new.spam_reason is null then 'waiting' else 'held_for_digest' end
  );
  return new;
end
$$;

create trigger receive_request before insert on public.contact_submissions
  for each row execute function private.receive_request();
create trigger receive_request before insert on public.callback_requests
  for each row execute function private.receive_request();

revoke all on all functions in schema private from public;
grant execute on function private.request_hash(text, jsonb) to service_role;
