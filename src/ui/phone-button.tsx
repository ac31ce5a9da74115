import { Phone } from "lucide-react";
import type { ComponentProps } from "react";
import type { PhoneNumber } from "../lib/content/schema.ts";
import { ButtonAnchor } from "./button.tsx";

export function PhoneButton({
  phone,
  label,
  variant,
}: {
  phone: PhoneNumber;
  label: string;
  variant?: ComponentProps<typeof ButtonAnchor>["variant"];
}) {
  return (
    <ButtonAnchor href={`tel:${phone.dial}`} variant={variant} className="max-md:px-3">
      <Phone className="size-5 shrink-0" />
      <span>
        {`${label} `}
        <span className="whitespace-nowrap">{phone.display}</span>
      </span>
    </ButtonAnchor>
  );
}
