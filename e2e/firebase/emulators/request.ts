/** What the emulators take for the server's own credentials. */
export const owner = (body?: object): RequestInit => ({
  headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
  ...(body && { body: JSON.stringify(body) }),
})

/** Throws for any answer that is not a success. */
export async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${answer.status} ${text}`)
  return text ? (JSON.parse(text) as unknown) : undefined
}
