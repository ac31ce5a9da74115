import { type FormEvent, useId, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useHydrated } from "../hooks/use-hydrated";
import type { CitySummary, ServiceAreaContent } from "../lib/content/schema";
import type { DutchPlace } from "../lib/dutch-places";
import { paths } from "../lib/paths";
import { placeNameFromSlug, placeSlug } from "../lib/place-name";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";

/** Undefined where it cannot be fetched: then every name is as good as another. */
const fetchPlaces = () => import("../lib/dutch-places").catch(() => undefined);

/** A name that no place has. */
interface Unknown {
  slug: string;
  name: string;
  meant?: DutchPlace;
}

/** Leads to the page of the visitor's own place, and asks first where that is not known; without scripts a plain GET form. */
export function PlaceForm({
  content,
  cities,
}: {
  content: ServiceAreaContent["place"];
  cities: CitySummary[];
}) {
  const { label, hint, errors } = content.field;
  const [message, setMessage] = useState<string>();
  const [unknown, setUnknown] = useState<Unknown>();
  const [suggested, setSuggested] = useState<string[]>([]);
  const listId = useId();
  const navigate = useNavigate();
  const hydrated = useHydrated();

  async function suggest(typed: string) {
    setUnknown(undefined);
    setSuggested((await fetchPlaces())?.suggestPlaces(typed) ?? []);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.plaats as HTMLInputElement;
    const slug = placeSlug(field.value);
    const name = placeNameFromSlug(slug);
    // The file of a city need not be named as the city is: it has no apostrophe, for one.
    const city = cities.find((candidate) => placeSlug(candidate.name) === slug);
    setMessage(undefined);
    if (!city && !name) {
      setMessage(slug === "" ? errors.missing : (errors.malformed ?? errors.missing));
      field.focus();
      return;
    }
    const list = city ? undefined : await fetchPlaces();
    if (name && list?.findPlaces(slug).length === 0)
      setUnknown({ slug, name, meant: list.closestPlace(slug) });
    else navigate(paths.city(city?.slug ?? slug));
  }

  const link = (text: string, place: Omit<Unknown, "meant">) => (
    <Link to={paths.city(place.slug)} className="text-link inline-flex min-h-11 items-center">
      {text.replace("{plaats}", place.name)}
    </Link>
  );
  return (
    <form
      action={paths.anyPlace}
      noValidate={hydrated}
      onSubmit={submit}
      className="flex w-full max-w-text flex-wrap items-end gap-3"
    >
      <div className="min-w-60 flex-1">
        <TextField
          name="plaats"
          label={label}
          hint={hint}
          problem={message === undefined ? undefined : { prefix: content.errorPrefix, message }}
          autoComplete="address-level2"
          pattern="[0-9]{0,2}[^0-9]*"
          title={hydrated ? undefined : errors.malformed}
          list={listId}
          onInput={(event) => suggest(event.currentTarget.value)}
        />
        <datalist id={listId}>
          {suggested.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <Button type="submit" variant="secondary" withoutScripts>
        {content.button}
      </Button>
      <div role="status" className="w-full">
        {unknown && (
          <>
            <p className="wrap-anywhere">{content.unknown.replace("{plaats}", unknown.name)}</p>
            <p className="flex flex-wrap gap-x-8">
              {unknown.meant && link(content.meant, unknown.meant)}
              {link(content.goOn, unknown)}
            </p>
          </>
        )}
      </div>
    </form>
  );
}
