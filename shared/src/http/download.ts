import type { AnyRoute, Arguments } from '../contracts/route.ts'
import { fetchFile, fill } from './call.ts'

/**
 * Fetches a route whose answer is a file. `onBytes` gets the number of bytes so far; `signal` aborts.
 * @throws ApiError, NetworkFailure, or the abort of `signal`
 */
export async function download<R extends AnyRoute>(
  route: R,
  args: Arguments<R>,
  options: { signal: AbortSignal; onBytes: (count: number) => void },
): Promise<Blob> {
  const { path, body } = fill(route.path, args as Record<string, unknown>)
  return fetchFile(route.method, path, body, options)
}

/** Lets the browser save a file. */
export function keepFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
