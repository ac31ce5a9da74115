import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useHydrated } from "../hooks/use-hydrated";
import type { CitySummary, ServiceAreaContent } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { placeNameFromSlug, placeSlug } from "../lib/place-name";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";

/** Leads to the page of the visitor's own place; without scripts a plain GET form. */
export function PlaceForm({
  content,
  cities,
}: {
  content: ServiceAreaContent["place"];
  cities: CitySummary[];
}) {
  const { label, hint, errors } = content.field;
  const [message, setMessage] = useState<string>();
  const navigate = useNavigate();
  const hydrated = useHydrated();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.plaats as HTMLInputElement;
    const slug = placeSlug(field.value);
    // The file of a city need not be named as the city is: it has no apostrophe, for one.
    const city = cities.find(({ name }) => placeSlug(name) === slug);
    if (city || placeNameFromSlug(slug)) return navigate(paths.city(city?.slug ?? slug));
    setMessage(slug === "" ? errors.missing : (errors.malformed ?? errors.missing));
    field.focus();
  }

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
        />
      </div>
      <Button type="submit" variant="secondary" withoutScripts>
        {content.button}
      </Button>
    </form>
  );
}
