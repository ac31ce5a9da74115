import { Component, type ReactNode } from "react";
import type { PhoneNumber } from "../lib/content/schema";
import { Button } from "./button";
import { Container } from "./container";
import { PhoneLink } from "./phone-link";

interface Props {
  content: { heading: string; text: string; reload: string };
  phone: PhoneNumber;
  /** The key of the entry in the history: with another one, what failed is tried again. */
  visit: string;
  children: ReactNode;
}

/** Shows a way on where a page cannot be shown, for instance because its code could not be fetched. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ visit }: Props) {
    if (this.state.failed && visit !== this.props.visit) this.setState({ failed: false });
  }

  override render() {
    const { content, phone, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Container className="py-section">
        <h1 tabIndex={-1} className="text-title">
          {content.heading}
        </h1>
        <p className="mt-5 max-w-text text-lead text-slate">
          {content.text} <PhoneLink phone={phone} />
        </p>
        <Button type="button" className="mt-7" onClick={() => window.location.reload()}>
          {content.reload}
        </Button>
      </Container>
    );
  }
}
