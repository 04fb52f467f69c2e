type Cookie = { name: string; value: string; url: string }
/** A pupil with a session on one server. */
export type Account = {
  address: string
  uid: string
  cookies: Cookie[]
  /** Gives the parsed answer; throws when the call is refused. */
  post: (path: string, body: object) => Promise<unknown>
}

const NAME = 'eleve-mesure'

/** Registers somebody, a pupil of 4ème unless said, through the two calls of the registration form. */
export async function openAccount(address: string, pupil = NAME, role = 'ROLE_STUDENT'): Promise<Account> {
  const send = async (path: string, body: object, cookie = '') => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const identity = { name: pupil, email: `${pupil}@ariane.example`, password: 'secret-1' }
  const registered = await send('/api/auth/sign-up/email', identity)
  const set = registered.headers.getSetCookie().map(line => line.split(';', 1)[0] ?? '')
  const cookie = set.join('; ')
  const account = { accountType: 'username', username: pupil, role, grade: '4ème' }
  const opened = (await (await send('/api/account/open', account, cookie)).json()) as { data: { uid: string } }
  return {
    address,
    uid: opened.data.uid,
    cookies: set.map(pair => {
      const split = pair.indexOf('=')
      return { name: pair.slice(0, split), value: pair.slice(split + 1), url: address }
    }),
    post: async (path, body) => (await send(path, body, cookie)).json(),
  }
}
