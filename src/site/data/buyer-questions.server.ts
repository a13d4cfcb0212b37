import type { Page } from "#contract/page.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import type { Faq } from "#site/ui/faqs.tsx";

export function buyerQuestions(contact: Page | null, country: string): Faq[] {
  const section = contact?.questions.find(({ topic }) => topic === `buying-${country}`);
  return (section?.questions ?? []).map(({ q, a }) => ({
    question: q,
    answerHtml: renderMarkdown(a),
  }));
}
