import type { Config } from '../../../platform/config.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { comeThrough, type OurBrowser, ourBrowser, PUBLIC_URL, USUAL, withDirectory } from './at-school.ts'
import { CLIENT, type Directory, schoolBrowser, schoolProvider } from './school-provider.ts'

const END = `${PUBLIC_URL}/api/auth/school/end`

/** An installation whose school has an OpenID provider, and people whom that knows. */
export async function oidcSchool() {
  const people: Directory = new Map()
  const school = await schoolProvider(people, { redirectUri: END, home: `${PUBLIC_URL}/`, backchannel: END })
  const settings = (makesAccounts = true): Partial<Config> =>
    withDirectory({
      ...USUAL,
      ...CLIENT,
      protocol: 'oidc',
      issuer: school.issuer,
      scope: 'openid profile',
      makesAccounts,
    })
  const api: TestApi = await createTestApi({ config: settings() })
  let count = 0

  /** Somebody whom the school knows from now on. */
  function known(claims: Record<string, unknown>): string {
    count += 1
    const subject = `person-${count}`
    people.set(subject, { given_name: 'Inès', family_name: `Roy ${count}`, uai: '0750001A', ...claims })
    return subject
  }
  return {
    api,
    people,
    school,
    settings,
    known,
    pupil: (more: object = {}) => known({ profile: 'National_ELV', grade: '5EME', ...more }),
    teacher: (more: object = {}) => known({ profile: 'National_ENS', ...more }),
    /** Comes in through the school, with a browser of his own unless one is given. */
    async enter(subject: string, browser: OurBrowser = ourBrowser(api), begin?: string) {
      const came = await comeThrough(browser, schoolBrowser(school.issuer, subject), begin)
      return { ...came, browser, uid: (await browser.session()) ?? '' }
    },
    /** What the school says of somebody from now on. */
    change: (subject: string, claims: object) => void people.set(subject, { ...people.get(subject), ...claims }),
    async close() {
      await api.close()
      await school.close()
    },
  }
}
export type OidcSchool = Awaited<ReturnType<typeof oidcSchool>>
