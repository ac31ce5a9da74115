import { useEffect, useEffectEvent, useState } from "react";
import {
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router-dom";
import { useAuth } from "../auth/auth-provider";
import { useToast } from "../hooks/use-toast";
import { Button } from "../ui/button";
import { Spinner } from "../ui/spinner";
import { NewPasswordForm, SignInForm } from "./account-forms";
import { addRequest } from "./change-requests";
import { forgetDrafts, hasDrafts, noteKey, phonedKey, readDraft } from "./drafts";
import { Notice } from "./notice";
import { forgetReadings, type Shown } from "./read-requests";
import { readWanted, type Wanted } from "./request-address";
import { RequestDetails } from "./request-details";
import { RequestForm } from "./request-form";
import { RequestList } from "./request-list";
import { problems, spokenMoment } from "./request-words";
import type { RequestKey } from "./stored-request";
import { TextLink } from "./text-link";

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
function MissingRequest({ request }: { request: RequestKey }) {
  const [draft, setDraft] = useState(() => readDraft(noteKey(request)));

  function discard() {
    forgetDrafts(request);
    setDraft(undefined);
  }

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
          <Button type="button" variant="secondary" onClick={discard}>
            Weggooien
          </Button>
        </>
      )}
    </>
  );
}

/** For a customer who phoned; also without a list, so that what he says can be typed at once. */
function NewRequest() {
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <RequestForm
      title="Nieuwe aanvraag"
      draftKey={phonedKey}
      store={addRequest}
      onStored={({ name }) => {
        toast.show({ variant: "success", title: "Bewaard", text: `${name} staat bij de nieuwe aanvragen.` });
        return navigate("?toon=nieuw");
      }}
    />
  );
}

function problemWith({ reading, problem }: Shown): string {
  if (!problem || problem === "expired") return "";
  if (problem === "noRights") return problems.noRights;
  if (!reading)
    return `De aanvragen zijn nu niet op te halen. ${problems[problem]} Deze pagina probeert het ook vanzelf.`;
  const cause = problem === "broken" ? "De server heeft een storing" : "Geen verbinding";
  return `${cause}: dit is de stand van ${spokenMoment(reading.readAt)}. U kunt wel bellen.`;
}

/** What stands on the page while it has these data. */
function screenFor({ user, loading }: ReturnType<typeof useAuth>, { token }: Wanted, data: Shown) {
  if (loading) return "unread";
  if (token) return "password";
  if (!user) return "signed-out";
  return data.reading || data.problem ? "known" : "unread";
}

const focus = (main: HTMLElement | null) => main?.focus({ preventScroll: true });

/** The staff's page: the sign-in form, the form for a new password, the list, or one request. */
export function RequestsScreen() {
  const data: Shown = useLoaderData();
  const { search, state } = useLocation();
  const wanted = readWanted(search);
  const { request: wantedRequest, token } = wanted;
  const { prepare } = useToast();
  const isBusy = useNavigation().state === "loading";
  const auth = useAuth();
  const { user, signOut } = auth;
  useRefresh(auth.loading, user?.id);

  const screen = screenFor(auth, wanted, data);
  const reading = screen === "known" ? data.reading : undefined;
  const [request] = reading?.rows ?? [];
  // Where the list was left, which the link to a request carries along.
  const list: string = state?.list || ".";

  // Fetched ahead, because without a network it would be too late.
  useEffect(prepare, [prepare]);

  function leave() {
    const question =
      "Uitloggen en weggooien wat u typte?\nEr staat nog iets dat u typte en niet bewaarde. Bij uitloggen verdwijnt het van dit apparaat.";
    if (hasDrafts() && !confirm(question)) return;
    forgetReadings();
    void signOut();
  }

  return (
    <>
      <main
        key={`${screen} ${wantedRequest?.kind} ${wantedRequest?.id}`}
        ref={focus}
        tabIndex={-1}
        aria-busy={isBusy}
        className="mx-auto min-h-screen max-w-text px-5 py-4 pb-24 aria-busy:opacity-60"
      >
        {reading && wantedRequest ? (
          <TextLink to={list}>Alle aanvragen</TextLink>
        ) : (
          <h1 className="text-heading">{screen === "password" ? "Kies een wachtwoord" : "Aanvragen"}</h1>
        )}
        {screen === "unread" && (
          <p role="status" className="mt-6 flex items-center gap-2">
            <Spinner /> <span>Een moment...</span>
          </p>
        )}
        {screen === "password" && token && <NewPasswordForm token={token} />}
        {screen === "signed-out" && <SignInForm wasSignedIn={data.problem === "expired"} />}
        <Notice>{screen === "known" ? problemWith(data) : ""}</Notice>
        {screen === "known" && data.problem !== "noRights" && !wantedRequest && <NewRequest />}
        {reading && !wantedRequest && <RequestList {...reading} />}
        {reading && wantedRequest && !request && <MissingRequest request={wantedRequest} />}
        {wantedRequest && request && <RequestDetails request={request} list={list} />}
        {user && screen !== "password" && (
          <div className="mt-12 flex flex-wrap items-center gap-3 border-t border-zinc-300 pt-4">
            <Button type="button" variant="secondary" onClick={leave}>
              Uitloggen
            </Button>
            <span className="text-small wrap-anywhere">{user.email}</span>
          </div>
        )}
      </main>
      <ScrollRestoration getKey={({ pathname, search }) => pathname + search} />
    </>
  );
}
