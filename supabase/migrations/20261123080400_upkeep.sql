-- Keeps what /privacy promises, and ends a mail at which every sender breaks down.
create function public.clean_up() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  oldest timestamptz;
begin
  select now() - kept_for into oldest from private.settings;
  delete from public.contact_submissions where created_at < oldest;
  delete from public.callback_requests where created_at < oldest;
  delete from private.rate_limits where hour < now() - interval '23 hours';
  update private.outbox set state = 'dead'
  where state = 'waiting' and attempts >= 100 and (leased_until is null or leased_until < now());
end
$$;

create function public.clear_rate_limits() returns void
language sql volatile set search_path = ''
as $$
  -- The hosted interface refuses to empty a table without a condition.
  delete from private.rate_limits where true;
$$;

-- Needs two secrets in Vault: `project_url`, and `scheduler_secret`, the function's SCHEDULER_SECRET. A failure shows in
-- cron.job_run_details.
create function private.request_mails() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  project_url text;
  scheduler_secret text;
begin
  select decrypted_secret into project_url from vault.decrypted_secrets where name = 'project_url';
  select decrypted_secret into scheduler_secret from vault.decrypted_secrets where name = 'scheduler_secret';
  if project_url is null or scheduler_secret is null then
    raise exception 'Vault has no project_url or no scheduler_secret, so no mail is sent by schedule.';
  end if;
  return net.http_post(
    url := rtrim(project_url, '/') || '/functions/v1/send-quote-email',
    headers := jsonb_build_object('content-type', 'application/json', 'x-scheduler-secret', scheduler_secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000
  );
end
$$;

-- For `npm run check:release`. With the rights of its owner, because service_role cannot look into these schemas. Each
-- exists on the hosted service only, so none may be named outside a string.
create function private.project_state(scheduler_secret text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  migrations jsonb;
  jobs jsonb;
  last_run text;
  project_url text;
  secret_matches boolean;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(version order by version) from supabase_migrations.schema_migrations'
      into migrations;
  end if;
  if to_regclass('cron.job') is not null then
    execute $query$select coalesce(jsonb_agg(jobname order by jobname), '[]') from cron.job where active$query$
      into jobs;
    execute $query$
      select case status when 'succeeded' then status else left(concat(status, ': ', return_message), 200) end
      from cron.job_run_details where jobid = (select jobid from cron.job where jobname = 'mail-leads')
      and end_time is not null order by start_time desc limit 1
    $query$ into last_run;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    execute $query$select decrypted_secret from vault.decrypted_secrets where name = 'project_url'$query$
      into project_url;
    execute $query$
      select coalesce(bool_and(decrypted_secret = $1), false) from vault.decrypted_secrets
      where name = 'scheduler_secret'
    $query$ into secret_matches using scheduler_secret;
  end if;
  return jsonb_build_object(
    'migrations', migrations, 'jobs', jobs, 'last_run', last_run,
    'project_url', project_url, 'secret_matches', secret_matches,
    'has_staff', exists (select from private.staff)
  );
end
$$;

create function public.project_state(scheduler_secret text) returns jsonb
language sql stable set search_path = ''
as $$ select private.project_state(scheduler_secret) $$;

do $$
declare
  callable text;
begin
  foreach callable in array array[
    'public.clean_up()', 'public.clear_rate_limits()', 'public.project_state(text)', 'private.project_state(text)'
  ] loop
    execute format('revoke all on function %s from public, anon, authenticated', callable);
    execute format('grant execute on function %s to service_role', callable);
  end loop;
  revoke all on function private.request_mails() from public;

  -- The embedded backend has none of these extensions; embedded/scheduler.ts asks in their place.
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    create extension if not exists supabase_vault with schema vault;
    perform cron.schedule('mail-leads', '* * * * *', 'select private.request_mails()');
    -- Also keeps /privacy's promise when the function is not deployed.
    perform cron.schedule('clean-up-leads', '17 * * * *', 'select public.clean_up()');
    perform cron.schedule(
      'clean-up-cron-log', '27 3 * * *',
      $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$
    );
  end if;
end
$$;
