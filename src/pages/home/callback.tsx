import company from "../../content/bedrijf.yaml";
import shared from "../../content/formulieren/beide.yaml";
import callbackForm from "../../content/formulieren/terugbellen.yaml";
import CallbackForm from "../../forms/callback-form";

const content = { ...callbackForm, shared, company };

/** The form at the end of the home page, with its words, which come as late as it does. */
export default function HomeCallback() {
  return <CallbackForm content={content} />;
}
