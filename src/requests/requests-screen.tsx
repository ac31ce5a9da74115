import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import {
  Link,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
} from "react-router-dom";
import { useAuth } from "../auth/auth-provider";
import type { Company } from "../lib/content/schema";
import { Button } from "../ui/button";
import { Spinner } from "../ui/spinner";
import { PasswordForm } from "./password-form";
import { RequestDetails } from "./request-details";
import { RequestList } from "./request-list";
import { spokenMoment } from "./request-words";
import { leave, readWanted, type Shown } from "./requests";
import { SignInForm } from "./sign-in-form";

/** Colleagues see a change within a minute. */
const refreshMs = 30_000;

function Problem({ children }: { children: ReactNode }) {
  return <p className="mt-6 border-l-4 border-tile bg-tile-pale p-4">{children}</p>;
}

/** Reads again what the page shows: now and then, when it comes to the front, and when the network or the user changes. */
function useRefresh(loading: boolean, userId: string | undefined): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const refresh = useEffectEvent(() => {
    // On a slow line, a reading that starts over never ends.
    const isIdle = state === "idle" && navigation.state === "idle";
    if (isIdle && document.visibilityState === "visible") void revalidate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user sees something else
  useEffect(() => {
    if (loading) return;
    void revalidate();
    const onEvent = () => refresh();
    const timer = setInterval(onEvent, refreshMs);
    const events = ["visibilitychange", "focus", "online"];
    for (const event of events) window.addEventListener(event, onEvent);
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, onEvent);
    };
  }, [revalidate, loading, userId]);
}

/** The staff's page: the sign-in form, the list, or one request. */
export function RequestsScreen({ company }: { company: Company }) {
  const data = useLoaderData() as Shown;
  const wanted = readWanted(useLocation().search);
  const { revalidate } = useRevalidator();
  const { user, session, loading, signOut } = useAuth();
  useRefresh(loading, user?.id);

  const main = useRef<HTMLElement>(null);
  const view = `${data.state} ${wanted.password} ${wanted.request?.kind} ${wanted.request?.id}`;
  const shownView = useRef(view);
  useEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    main.current?.focus({ preventScroll: true });
  }, [view]);

  async function logOut() {
    leave(session?.access_token);
    await revalidate();
    // What holds the session in memory forgets it, too.
    await signOut();
  }

  const isPassword = wanted.password && data.state !== "unknown";
  const isShown = data.state === "shown" && !isPassword;
  const [request] = isShown && wanted.request ? data.rows : [];
  return (
    <main ref={main} tabIndex={-1} className="mx-auto min-h-screen max-w-text px-5 py-4 pb-24">
      {isPassword || (isShown && wanted.request) ? (
        <Link to="." className="text-link inline-flex min-h-12 items-center">
          Alle aanvragen
        </Link>
      ) : (
        <h1 className="text-heading">Aanvragen</h1>
      )}
      {data.state === "unknown" && (
        <p role="status" className="mt-6 flex items-center gap-2">
          <Spinner /> Een moment...
        </p>
      )}
      {isPassword && (
        <>
          <h1 className="mt-4 text-heading">Nieuw wachtwoord</h1>
          <PasswordForm key={data.state} isSignedIn={data.state !== "signed-out"} />
        </>
      )}
      {data.state === "signed-out" && !isPassword && <SignInForm wasSignedIn={data.expired} />}
      {data.state === "no-rights" && !isPassword && (
        <Problem>
          Dit account heeft geen toegang tot de aanvragen. Log uit en meld u aan met een ander account, of
          vraag de eigenaar om uw adres toe te voegen.
        </Problem>
      )}
      {data.state === "unreachable" && (
        <Problem>
          De aanvragen zijn nu niet op te halen. Kijk of u verbinding met internet heeft; deze pagina probeert
          het vanzelf opnieuw.
        </Problem>
      )}
      {isShown && (
        <>
          <div role="status">
            {data.isStale && (
              <Problem>
                Geen verbinding: dit is de stand van {spokenMoment(data.readAt)}. U kunt wel bellen.
              </Problem>
            )}
          </div>
          {!wanted.request && <RequestList rows={data.rows} hasMore={data.hasMore} />}
          {request && <RequestDetails key={view} request={request} company={company} />}
          {wanted.request && !request && (
            <>
              <h1 className="mt-4 text-heading">Niet gevonden</h1>
              <p className="mt-2">
                Deze aanvraag is er niet meer: hij is verwijderd, of de bewaartermijn is voorbij.
              </p>
            </>
          )}
        </>
      )}
      {data.state !== "signed-out" && data.state !== "unknown" && (
        <div className="mt-12 flex flex-wrap items-center gap-3 border-t border-zinc-300 pt-4">
          <Button type="button" variant="secondary" onClick={logOut}>
            Uitloggen
          </Button>
          <span className="text-small wrap-anywhere">{user?.email}</span>
        </div>
      )}
      <ScrollRestoration />
    </main>
  );
}
