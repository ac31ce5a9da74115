import { useEffect, useRef } from "react";
import { Link, ScrollRestoration, useLoaderData, useLocation } from "react-router-dom";
import { useAuth } from "../auth/auth-provider";
import { useHydrated } from "../hooks/use-hydrated";
import { hasStoredSession } from "../lib/supabase";
import { Button } from "../ui/button";
import { Spinner } from "../ui/spinner";
import { RequestDetails } from "./request-details";
import { RequestList } from "./request-list";
import { spokenMoment } from "./request-words";
import { readWanted, type Shown } from "./requests";
import { SignInForm } from "./sign-in-form";
import { useFreshness } from "./use-refresh";
import { WeeklyFigures } from "./weekly-figures";

const backLink = "text-link inline-flex min-h-12 items-center";

function Problem({ children }: { children: string }) {
  return <p className="mt-6 border-l-4 border-tile bg-tile-pale p-4">{children}</p>;
}

/** The staff's page: its sign-in form, and for who is signed in the list, one request or the figures. */
export function RequestsScreen({ company }: { company: string }) {
  const data = useLoaderData() as Shown;
  const wanted = readWanted(useLocation().search);
  const { user, signOut } = useAuth();
  const hydrated = useHydrated();
  useFreshness();

  const main = useRef<HTMLElement>(null);
  const view = `${data.state} ${wanted.figures} ${wanted.request?.kind} ${wanted.request?.id}`;
  const shownView = useRef(view);
  useEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    main.current?.focus({ preventScroll: true });
  }, [view]);

  async function leave() {
    const { error } = await signOut();
    // A new document, so that nothing of the requests stays in memory.
    if (!error) window.location.replace(window.location.pathname);
  }

  const isWaiting = data.state === "signed-out" && !data.asked && hydrated && hasStoredSession();
  const isList = data.state === "shown" && !wanted.request && !wanted.figures;
  const [request] = data.state === "shown" && wanted.request ? data.rows : [];
  return (
    <main ref={main} tabIndex={-1} className="mx-auto min-h-screen max-w-text px-5 py-4 pb-24">
      {isList || data.state !== "shown" ? (
        <h1 className="text-heading">Aanvragen</h1>
      ) : (
        <Link to="." className={backLink}>
          Alle aanvragen
        </Link>
      )}
      {isWaiting && (
        <p role="status" className="mt-6 flex items-center gap-2">
          <Spinner /> Een moment...
        </p>
      )}
      {data.state === "signed-out" && !isWaiting && (
        <SignInForm
          notice={
            data.expired
              ? "Uw sessie is verlopen. Meld u opnieuw aan; een notitie die u typte, blijft staan."
              : undefined
          }
        />
      )}
      {data.state === "no-rights" && (
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
      {data.state === "shown" && (
        <>
          <div role="status">
            {data.isStale && (
              <Problem>{`Geen verbinding: dit is de stand van ${spokenMoment(data.readAt)}. U kunt wel bellen.`}</Problem>
            )}
          </div>
          {isList && <RequestList rows={data.rows} hasMore={data.hasMore} />}
          {wanted.figures && !wanted.request && <WeeklyFigures rows={data.rows} />}
          {request && <RequestDetails request={request} company={company} />}
          {wanted.request && !request && (
            <>
              <h1 className="mt-4 text-heading">Niet gevonden</h1>
              <p className="mt-2">
                Deze aanvraag is er niet meer. Na de bewaartermijn wordt een aanvraag verwijderd.
              </p>
            </>
          )}
        </>
      )}
      {data.state !== "signed-out" && (
        <div className="mt-12 flex flex-wrap items-center gap-3 border-t border-zinc-300 pt-4">
          {!wanted.figures && data.state === "shown" && (
            <Link to="?cijfers" className={backLink}>
              Cijfers
            </Link>
          )}
          <Button type="button" variant="secondary" onClick={leave}>
            Uitloggen
          </Button>
          <span className="text-small wrap-anywhere">{user?.email}</span>
        </div>
      )}
      <ScrollRestoration />
    </main>
  );
}
