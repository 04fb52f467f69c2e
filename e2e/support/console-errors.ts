import type { Response } from '@playwright/test'

export type ConsoleError = { text: string; url?: string }

/** Whether a server was busy for a moment: the client comes back to it by itself. */
export const isBusy = (response: Pick<Response, 'status' | 'headers'>): boolean =>
  response.status() === 503 && 'retry-after' in response.headers()

/** What fails a journey; each refusal of a busy server excuses the one line that the browser writes of it. */
export function listUnexpected(
  errors: readonly ConsoleError[],
  { busy, expected }: { busy: readonly string[]; expected: readonly RegExp[] },
): string[] {
  const excuses = [...busy]
  const isExcused = ({ text, url = '' }: ConsoleError) => {
    const at = text.includes('status of 503') ? excuses.indexOf(url) : -1
    return at >= 0 && excuses.splice(at, 1).length > 0
  }
  return errors
    .filter(error => !isExcused(error))
    .map(({ text, url }) => (url === undefined ? text : `${text} (${url})`))
    .filter(line => !expected.some(pattern => pattern.test(line)))
}
