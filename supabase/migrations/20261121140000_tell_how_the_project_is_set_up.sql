-- What `npm run check:release` needs to know of a hosted project and cannot see with the
-- public key: which migrations were applied, and whether the schedule works. Asked by the
-- edge function, for whoever holds the scheduler's secret.

-- With the rights of its owner, because service_role cannot look into these schemas. Each
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
    'project_url', project_url, 'secret_matches', secret_matches
  );
end
$$;

-- With the caller's rights: granted to the wrong role by mistake, it finds `private` closed.
create function public.project_state(scheduler_secret text) returns jsonb
language sql stable set search_path = ''
as $$ select private.project_state(scheduler_secret) $$;

revoke all on function private.project_state(text) from public;
revoke all on function public.project_state(text) from public, anon, authenticated;
grant execute on function private.project_state(text), public.project_state(text) to service_role;
