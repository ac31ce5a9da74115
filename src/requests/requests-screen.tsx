import { useEffect, useEffectEvent, useRef, useState } from "react";
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
import { ConfirmedButton } from "./confirmed-button";
import { forgetDrafts, hasDrafts, keepDraft, readDraft } from "./line-drafts";
import { Notice } from "./notice";
import { PasswordForm } from "./password-form";
import { forgetReadings, type Shown, type StoredRequest } from "./read-requests";
import { readWanted } from "./request-address";
import { RequestDetails } from "./request-details";
import { RequestList } from "./request-list";
import { problems, spokenMoment } from "./request-words";
import { SignInForm } from "./sign-in-form";

const refreshMs = 30_000;

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

/** In place of a request that is gone, with what was being typed for it. */
function MissingRequest({ request }: { request: Pick<StoredRequest, "kind" | "id"> }) {
  const [draft, setDraft] = useState(() => readDraft(request));
  return (
    <>
      <h1 className="mt-4 text-heading">Niet gevonden</h1>
      <p className="mt-2">
        Deze aanvraag is er niet meer: hij is verwijderd, of de bewaartermijn is voorbij.
      </p>
      {draft && (
        <>
          <h2 className="mt-6 text-subheading">Wat u typte en niet toevoegde</h2>
          <p className="my-4 whitespace-pre-wrap wrap-anywhere">{draft.text}</p>
          <Button type="button" variant="secondary" onClick={() => setDraft(keepDraft(request, ""))}>
            Weggooien
          </Button>
        </>
      )}
    </>
  );
}

/** The staff's page: the sign-in form, the form for a password, the list, or one request. */
export function RequestsScreen({ company }: { company: Company }) {
  const data = useLoaderData() as Shown;
  const location = useLocation();
  const { request: wanted, password, token } = readWanted(location.search);
  const navigation = useNavigation();
  const { user, loading, signOut } = useAuth();
  useRefresh(loading, user?.id);

  const screen = loading ? "unread" : password ? "password" : user ? data.state : "signed-out";
  const isShown = screen === "shown" && data.state === "shown";
  const [request] = isShown && wanted ? data.rows : [];
  const view = `${screen} ${wanted?.kind} ${wanted?.id}`;
  const main = useRef<HTMLElement>(null);
  const shownView = useRef(view);
  useEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    main.current?.focus({ preventScroll: true });
  }, [view]);

  async function leave() {
    forgetReadings();
    forgetDrafts();
    await signOut();
    return undefined;
  }

  // Where the list was left, which the link to a request carries along.
  const list = (location.state as { list?: string } | null)?.list || ".";
  return (
    <main
      ref={main}
      tabIndex={-1}
      aria-busy={navigation.state === "loading"}
      className="mx-auto min-h-screen max-w-text px-5 py-4 pb-24 aria-busy:opacity-60"
    >
      {(screen === "password" && token?.type !== "invite") || (isShown && wanted) ? (
        <Link to={list} className="text-link inline-flex min-h-12 items-center">
          Alle aanvragen
        </Link>
      ) : (
        screen !== "password" && <h1 className="text-heading">Aanvragen</h1>
      )}
      {screen === "unread" && (
        <p role="status" className="mt-6 flex items-center gap-2">
          <Spinner /> <span>Een moment...</span>
        </p>
      )}
      {screen === "password" && <PasswordForm key={token?.token_hash} token={token} />}
      {screen === "signed-out" && <SignInForm wasSignedIn={data.state === "expired"} />}
      <Notice>
        {screen === "no-rights"
          ? "Dit account heeft geen toegang tot de aanvragen. Log uit en meld u aan met een ander account, of vraag de eigenaar om uw adres toe te voegen."
          : screen === "unreachable" && data.state === "unreachable"
            ? `De aanvragen zijn nu niet op te halen. ${problems[data.problem]} Deze pagina probeert het ook vanzelf.`
            : isShown && data.problem
              ? `${data.problem === "broken" ? "De server heeft een storing" : "Geen verbinding"}: dit is de stand van ${spokenMoment(data.readAt)}. U kunt wel bellen.`
              : ""}
      </Notice>
      {isShown && !wanted && <RequestList {...data} />}
      {request && <RequestDetails key={view} request={request} company={company} list={list} />}
      {isShown && wanted && !request && <MissingRequest request={wanted} />}
      {user && screen !== "password" && (
        <div className="mt-12 flex flex-wrap items-center gap-3 border-t border-zinc-300 pt-4">
          <ConfirmedButton
            label="Uitloggen"
            question="Uitloggen en weggooien wat u typte?"
            confirmLabel="Ja, uitloggen"
            isAsked={hasDrafts}
            onConfirm={leave}
          >
            Er staat nog een notitie die u typte en niet toevoegde. Bij uitloggen verdwijnt die van dit
            apparaat.
          </ConfirmedButton>
          <span className="text-small wrap-anywhere">{user.email}</span>
        </div>
      )}
      <ScrollRestoration getKey={({ pathname, search }) => pathname + search} />
    </main>
  );
}
