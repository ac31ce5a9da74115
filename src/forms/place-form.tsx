import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useHydrated } from "../hooks/use-hydrated";
import type { Content } from "../lib/content/schema";
import { paths } from "../lib/paths";
import { placeSlug } from "../lib/text/place-name";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";

/** Opens the page of the place that a visitor types. Without scripts it is a plain GET form. */
export function PlaceForm({ content }: { content: Content["paginas/werkgebied.yaml"]["place"] }) {
  const { label, hint, errors } = content.field;
  const [message, setMessage] = useState<string>();
  const navigate = useNavigate();
  const hydrated = useHydrated();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.plaats as HTMLInputElement;
    const slug = placeSlug(field.value);
    // A place name may contain one digit: "2e Exloërmond".
    const unreadable = /^\P{L}*$|\d{2}/u.test(slug);
    setMessage(unreadable ? (slug && errors.malformed) || errors.missing : undefined);
    if (unreadable) field.focus();
    else navigate(paths.city(encodeURIComponent(slug)));
  }

  return (
    <form
      action={paths.anyPlace}
      noValidate={hydrated}
      onSubmit={submit}
      className="flex w-full max-w-text flex-wrap items-end gap-3"
    >
      <div className="min-w-[min(15rem,100%)] flex-1">
        <TextField
          name="plaats"
          label={label}
          hint={hint}
          problem={message ? { prefix: content.errorPrefix, message } : undefined}
          autoComplete="address-level2"
        />
      </div>
      <Button type="submit" variant="secondary" withoutScripts>
        {content.button}
      </Button>
    </form>
  );
}
