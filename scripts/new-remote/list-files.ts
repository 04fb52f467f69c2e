const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const MAX_LENGTH = 40

/** `mf-reading-room` as the words that its files are made of. */
function wordsFor(name: string) {
  const id = name.slice('mf-'.length)
  const words = id.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1))
  return { id, screen: `${words.join('')}Screen`, title: words.join(' ') }
}

/** Why a remote cannot have a name; null when it can. */
export function findNameProblem(name: string, taken: readonly string[]): string | null {
  if (!NAME.test(name) || name.length > MAX_LENGTH)
    return `« ${name} » n’est pas un nom de remote : mf-, puis des minuscules et des tirets, comme mf-lectures.`
  return taken.includes(name) ? `${name} existe déjà.` : null
}

/** Every file of a new remote by its path: a screen, its store, sentences, rule with a test, and a journey in both hosts. */
export function listFiles(name: string): Record<string, string> {
  const { id, screen, title } = wordsFor(name)
  return {
    [`${name}/package.json`]: `{
  "name": "@ariane/${name}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "license": "Apache-2.0",
  "dependencies": { "@ariane/shared": "workspace:*", "react": "catalog:", "react-dom": "catalog:" }
}
`,
    [`${name}/rsbuild.config.ts`]: `import { remoteConfig } from '@ariane/shared/federation/build'

export default remoteConfig({
  dir: import.meta.dirname,
  name: '${name}',
  exposes: { './${id}': './src/screen.tsx' },
})
`,
    [`${name}/src/screens.json`]: `{
  "${id}": {
    "title": "${title}",
    "routes": ["/${id}"],
    "ofPupil": true,
    "menu": [{ "icon": "star", "order": 700 }]
  }
}
`,
    [`${name}/src/index.ts`]: `void import('./standalone.tsx')
`,
    [`${name}/src/standalone.tsx`]: `import { runStandalone } from '@ariane/shared/testing'
import ${screen} from './screen.tsx'

runStandalone({ name: '${name}', screens: { '/${id}': ${screen} } })
`,
    [`${name}/src/messages.ts`]: `export const messages = {
  title: '${title}',
  subtitle: 'Les objectifs de l’élève, par ordre alphabétique',
  loading: 'Chargement…',
  failure: 'Vos objectifs n’ont pas pu être chargés.',
  empty: 'Aucun objectif pour le moment',
}
`,
    [`${name}/src/store.ts`]: `import { objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { call } from '@ariane/shared/http'
import { userData } from '@ariane/shared/session'

/** What the screen shows of the active user; read again when a manager views another pupil. */
export const objectives = userData(async (user, signal) => {
  const { data } = await call(objectivesRoutes.listObjectives, { userId: user.uid }, { signal })
  return data
})
`,
    [`${name}/src/rules.ts`]: `/** Titles as a dictionary has them. */
export const sortTitles = (titled: readonly { title: string }[]): string[] =>
  titled.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'fr'))
`,
    [`${name}/src/rules.test.ts`]: `import { expect, it } from 'vitest'
import { sortTitles } from './rules.ts'

it.each([
  [[], []],
  [
    ['Réviser', 'Lire'],
    ['Lire', 'Réviser'],
  ],
  [
    ['Ouvrir', 'Écrire', 'Dormir'],
    ['Dormir', 'Écrire', 'Ouvrir'],
  ],
])('the titles %j are shown as %j', (titles, sorted) => {
  expect(sortTitles(titles.map(title => ({ title })))).toEqual(sorted)
})
`,
    [`${name}/src/screen.tsx`]: `import { useStore } from '@ariane/shared/session'
import { Box, EmptyState, ErrorState, PageHeader, SkeletonCards } from '@ariane/shared/ui'
import { messages } from './messages.ts'
import { sortTitles } from './rules.ts'
import { objectives } from './store.ts'

export default function ${screen}() {
  const loaded = useStore(objectives.$data)
  const titles = loaded.state === 'ready' ? sortTitles(loaded.data) : []
  return (
    <>
      <PageHeader title={messages.title} subtitle={messages.subtitle} />
      {loaded.state === 'loading' && <SkeletonCards count={1} label={messages.loading} />}
      {loaded.state === 'failed' && (
        <ErrorState message={messages.failure} onRetry={() => void objectives.reload({ showLoading: true })} />
      )}
      {loaded.state === 'ready' && titles.length === 0 && <EmptyState title={messages.empty} />}
      {titles.length > 0 && (
        <Box as="ul" ps="5">
          {titles.map(title => (
            <li key={title}>{title}</li>
          ))}
        </Box>
      )}
    </>
  )
}
`,
    [`e2e/journeys/isolated/${id}.spec.ts`]: `import { expect, HOSTS, test } from '../../support/stage.ts'

for (const host of HOSTS)
  test.describe('${title}, ' + host, () => {
    test.use({ host })

    test('shows the three objectives of a pupil', async ({ page, play, open }) => {
      await play()
      await open('${id}')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}')
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
    })
  })
`.replace(`'${title}, ' + host`, `\`${title}, \${host}\``),
  }
}
