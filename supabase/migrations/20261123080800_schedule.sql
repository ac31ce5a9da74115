-- Deletes old data. /privacy promises how long requests and photographs are kept. Rate limits look back one day.
create function private.clean_up() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  settings private.settings;
begin
  delete from private.rate_limits where hour < now() - interval '23 hours';
  delete from private.sent_mails where sent_at < now() - interval '1 day';
  select * into strict settings from private.settings;
  delete from public.contact_submissions
  where created_at < now() - case status when 'Gewonnen' then settings.won_kept_for else settings.kept_for end;
  delete from public.callback_requests
  where created_at < now() - case status when 'Gewonnen' then settings.won_kept_for else settings.kept_for end;
  delete from private.photos where created_at < now() - settings.photos_kept_for;
end
$$;

-- Calls the mail function, which sends the mails that are due.
create function private.request_mails() returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  secrets jsonb;
begin
  select jsonb_object_agg(name, decrypted_secret) into secrets from vault.decrypted_secrets
  where name in ('project_url', 'scheduler_secret');
  -- Without a URL nothing is called, because a failing call would write its headers, secret included, to cron's log.
  if secrets ->> 'project_url' is null then
    return null;
  end if;
  return net.http_post(
    url := rtrim(secrets ->> 'project_url', '/') || '/functions/v1/send-quote-email',
    headers := jsonb_build_object('content-type', 'application/json', 'x-scheduler-secret', secrets ->> 'scheduler_secret'),
    body := '{}'::jsonb,
    timeout_milliseconds := 120000
  );
end
$$;

-- This function may run again, to restore lost jobs. The embedded backend lacks these extensions, so `npm start` calls
-- the mail function itself.
create function private.schedule_jobs() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) = 3 then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    create extension if not exists supabase_vault;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('mail-requests', '* * * * *', 'select private.request_mails()');
    perform cron.schedule('clean-up-requests', '17 * * * *', 'select private.clean_up()');
    perform cron.schedule(
      'clean-up-cron-log', '27 3 * * *',
      $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$
    );
  end if;
end
$$;

select private.schedule_jobs();
