import { useEffect } from "react";
import { ScrollRestoration, useLoaderData, useLocation, useNavigate, useNavigation } from "react-router-dom";
import { useAuth } from "../auth/auth-provider.tsx";
import { useToast } from "../hooks/use-toast.ts";
import { hasStoredSession } from "../lib/staff-session.ts";
import { Button } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { NewPasswordForm, SignInForm } from "./account-forms.tsx";
import { addRequest } from "./change-requests.ts";
import type { PageData } from "./load-requests.ts";
import { Notice } from "./notice.tsx";
import { problems } from "./problems.ts";
import { forgetReadings } from "./readings.ts";
import { listAddress, type Query, readQuery, requestAddress } from "./request-address.ts";
import { RequestDetails } from "./request-details.tsx";
import { RequestList } from "./request-list.tsx";
import { spokenMoment } from "./request-words.ts";
import { hasDrafts, noteKey, phonedKey, readDraft } from "./staff-drafts.ts";
import { StaffRequestForm } from "./staff-request-form.tsx";
import type { RequestKey, StoredColumns } from "./stored-request.ts";
import { TextLink } from "./text-link.tsx";
import { useRefresh } from "./use-refresh.ts";

/** Says that a request is gone, and shows what was typed about it. */
function MissingRequest({ request }: { request: RequestKey }) {
  const note = readDraft(noteKey(request))?.get("text");
  return (
    <>
      <h1 className="mt-4 text-heading">Niet gevonden</h1>
      <p className="mt-2">
        Deze aanvraag is er niet meer: hij is verwijderd, of de bewaartermijn is voorbij.
      </p>
      {note && (
        <>
          <h2 className="mt-6 text-subheading">Wat u typte en niet bewaarde</h2>
          <p className="my-4 whitespace-pre-wrap wrap-anywhere">{note}</p>
        </>
      )}
    </>
  );
}

/** The form for a customer who phones. It works without a list, so that staff can type at once. */
function NewRequest() {
  const navigate = useNavigate();
  const list = useLocation().search;

  async function store(columns: Partial<StoredColumns>) {
    const key = await addRequest(columns);
    await navigate(key ? requestAddress(key) : listAddress("alle", columns.phone), { state: { list } });
  }

  return <StaffRequestForm title="Nieuwe aanvraag" draftKey={phonedKey} store={store} />;
}

function SignOut() {
  const { user, endSession } = useAuth();

  function leave() {
    const question =
      "Uitloggen en weggooien wat u typte?\nEr staat nog iets dat u typte en niet bewaarde. Bij uitloggen verdwijnt het van dit apparaat.";
    if (hasDrafts() && !confirm(question)) return;
    forgetReadings();
    endSession().catch((error) => console.warn("The server does not know of the sign-out:", error));
  }

  return (
    <div className="mt-12 flex flex-wrap items-center gap-3 border-t border-zinc-300 pt-4">
      <Button type="button" variant="secondary" onClick={leave}>
        Uitloggen
      </Button>
      <span className="text-small wrap-anywhere">{user?.email}</span>
    </div>
  );
}

/** The message about a problem. The sign-in form itself says that a session has ended. */
function problemWith({ reading, problem }: PageData): string {
  if (!problem || problem === "noSession") return "";
  if (problem === "noRights") return problems.noRights;
  if (!reading)
    return `De aanvragen zijn nu niet op te halen. ${problems[problem]} Deze pagina probeert het ook vanzelf.`;
  const cause = problem === "serverFault" ? "De server heeft een storing" : "Geen verbinding";
  return `${cause}: dit is de stand van ${spokenMoment(reading.readAt)}. U kunt wel bellen.`;
}

function Waiting() {
  return (
    <p role="status" className="mt-6 flex items-center gap-2">
      <Spinner /> <span>Een moment...</span>
    </p>
  );
}

function ListScreen({ data }: { data: PageData }) {
  const { reading, problem } = data;
  return (
    <>
      <h1 className="text-heading">Aanvragen</h1>
      <Notice>{problemWith(data)}</Notice>
      {problem !== "noRights" && <NewRequest />}
      {reading ? <RequestList {...reading} /> : !problem && <Waiting />}
      <SignOut />
    </>
  );
}

function RequestScreen({ data, requestKey }: { data: PageData; requestKey: RequestKey }) {
  // The link to this request carries the address of its list.
  const list: string = useLocation().state?.list ?? ".";
  const isWaiting = useNavigation().state === "loading";
  const [request] = data.reading?.rows ?? [];
  return (
    <>
      <TextLink to={list}>{isWaiting ? "Een moment..." : "Alle aanvragen"}</TextLink>
      <Notice>{problemWith(data)}</Notice>
      {request ? <RequestDetails request={request} list={list} /> : <MissingRequest request={requestKey} />}
      <SignOut />
    </>
  );
}

function Screen({ request, token }: Query) {
  const { user, loading } = useAuth();
  const page: PageData = useLoaderData();
  if (loading) {
    return (
      <>
        <h1 className="text-heading">Aanvragen</h1>
        <Waiting />
      </>
    );
  }
  if (token) return <NewPasswordForm token={token} />;
  // Without a user, a stored session could not be renewed, because the server did not answer.
  const isAway = !user && hasStoredSession();
  if (!user && !isAway) return <SignInForm wasSignedIn={page.problem === "noSession"} />;
  const isRead = page.reading || page.problem;
  const data: PageData = isRead || !isAway ? page : { problem: "noConnection" };
  if (request && data.reading) return <RequestScreen data={data} requestKey={request} />;
  return <ListScreen data={data} />;
}

const focus = (main: HTMLElement | null) => main?.focus({ preventScroll: true });

/** The staff's page: the sign-in form, the form for a new password, the list, or one request. */
export function RequestsScreen() {
  const query = readQuery(useLocation().search);
  const { user } = useAuth();
  const { prepare } = useToast();
  const isBusy = useNavigation().state === "loading";
  useRefresh();

  // The code of toasts is fetched ahead, because a toast may have to say that there is no network.
  useEffect(prepare, [prepare]);

  return (
    <>
      <main
        // Each screen has its own key, so that React makes a new element, which takes focus.
        key={query.token?.token_hash ?? [user?.id, query.request?.kind, query.request?.id, query.skip].join()}
        ref={focus}
        tabIndex={-1}
        aria-busy={isBusy}
        className="mx-auto min-h-screen max-w-240 px-5 py-4 pb-24 aria-busy:opacity-60"
      >
        <Screen {...query} />
      </main>
      <ScrollRestoration getKey={({ pathname, search }) => pathname + search} />
    </>
  );
}
