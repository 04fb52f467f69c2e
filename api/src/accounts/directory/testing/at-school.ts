import type { DirectoryOutcome } from '@ariane/shared/contracts'
import type { Config } from '../../../platform/config.ts'
import type { DirectoryConfig } from '../../../platform/config-directory.ts'
import type { TestApi } from '../../../testing/test-api.ts'

export const PUBLIC_URL = 'https://ariane.college.example'

/** What every directory of the tests has in common. */
export const USUAL = { names: {}, profiles: new Map(), makesAccounts: true } as const

/** A browser with the cookies of Ariane. */
export function ourBrowser(api: TestApi) {
  const jar = new Map<string, string>()
  const headers = () => ({ 'sec-fetch-site': 'same-origin', cookie: [...jar].map(pair => pair.join('=')).join('; ') })

  async function request(method: string, address: string, body?: unknown) {
    const answer = await api.request(method, address, body, headers())
    for (const line of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return { ...answer, next: String(answer.headers.location ?? '') }
  }
  return {
    jar,
    request,
    get: (address: string) => request('GET', address),
    /** Whose session the browser has. */
    async session(): Promise<string | undefined> {
      const { body } = await request('GET', '/api/auth/get-session')
      return (body as { user: { id: string } } | null)?.user.id
    },
  }
}
export type OurBrowser = ReturnType<typeof ourBrowser>

/** Goes to the school and comes back; gives the page and how it ended. */
export async function comeThrough(
  browser: OurBrowser,
  atSchool: (address: string) => Promise<string>,
  begin = '/api/auth/school/begin',
): Promise<{ page: string; outcome: DirectoryOutcome; back: string }> {
  const { next } = await browser.get(begin)
  const back = (await atSchool(next)).replace(PUBLIC_URL, '')
  const answer = await browser.get(back)
  const page = new URL(answer.next, PUBLIC_URL)
  return { page: page.pathname, outcome: page.searchParams.get('ecole') as DirectoryOutcome, back }
}

/** The settings of an installation whose school has this directory. */
export const withDirectory = (directory: DirectoryConfig): Pick<Config, 'publicUrl' | 'directory'> => ({
  publicUrl: PUBLIC_URL,
  directory,
})
