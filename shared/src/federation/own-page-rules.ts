/**
 * The style sheet of a library that says something of the whole page, of those pages alone that have what the library draws: any other
 * selector of a remote would be refused when it is published.
 */
export default function withOwnPageRules(source: string): string {
  return source
    .replace(/\bhtml:not\(\.print-pdf\)(?=(?: body)?\s*\{)/g, '$&:has(.reveal)')
    .replace(/\bbody(?=\s*\{\s*counter-reset:\s*katex)/g, '$&:has(.katex)')
}
