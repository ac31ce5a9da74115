-- Every minute, the database asks the edge function to mail what is due. Where these
-- extensions do not exist (the embedded backend), somebody else has to ask.

-- Needs two secrets in Vault, set once by the owner: `project_url`, the address of this
-- project, and `scheduler_secret`, the same as the function's SCHEDULER_SECRET. Without
-- them it fails, which shows in cron.job_run_details.
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
    -- Only for the answer to be on record; the function goes on without anybody waiting.
    timeout_milliseconds := 60000
  );
end
$$;
revoke all on function private.request_mails() from public;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    create extension if not exists supabase_vault with schema vault;
    perform cron.schedule('mail-leads', '* * * * *', 'select private.request_mails()');
    -- Also keeps /privacy's promise when the function is not deployed.
    perform cron.schedule('clean-up-leads', '17 * * * *', 'select public.clean_up()');
    -- The log of a job that runs every minute would grow for ever.
    perform cron.schedule(
      'clean-up-cron-log', '27 3 * * *',
      $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$
    );
  end if;
end
$$;
