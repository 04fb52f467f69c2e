import { describe, expect, it } from 'vitest'
import type { RemoteEntry } from '../../../shared/src/contracts/registry.ts'
import type { DeclaredScreen } from '../../../shared/src/contracts/screens.ts'
import { activate } from '../../site/changes.ts'
import { findSlotBreaks } from './slots.ts'

const published = (name: string, version: string, screen: Omit<DeclaredScreen, 'title'>, before?: RemoteEntry) =>
  activate(
    name,
    {
      version,
      manifest: '/m.json',
      entry: 'remoteEntry.js',
      files: {},
      exposes: { './one': { preload: [], kits: [], routes: [], screen: { title: 'Une', ...screen } } },
      contract: { provides: '1.0.0', needs: '^1.0.0' },
      build: { id: version, time: '2026-01-01T00:00:00Z', commit: null },
    },
    before,
  )
const fills = { slot: 'reading-card', order: 1 }
const offering = published('mf-reading', 'a', { offers: ['reading-card'] })
const filling = published('mf-books', 'a', { fills })

describe('@F03 @W04 slots before a version is stored', () => {
  it('are filled where a published screen offers them, or one of the same remote', () => {
    expect(findSlotBreaks('mf-books', [{ id: 'card', fills }], [offering])).toEqual([])
    expect(
      findSlotBreaks(
        'mf-books',
        [
          { id: 'card', fills },
          { id: 'page', offers: ['reading-card'] },
        ],
        [],
      ),
    ).toEqual([])
  })

  it('that nobody offers are named', () => {
    expect(findSlotBreaks('mf-books', [{ id: 'card', fills }], [filling])).toEqual([
      'card remplit « reading-card », qu’aucun écran publié n’offre : publiez-le d’abord.',
    ])
  })

  it('are not taken away while another remote fills them, be it with the version to fall back to', () => {
    const gone = ['« reading-card » n’est plus offert, et mf-books le remplit encore : qu’il s’en passe d’abord.']
    expect(findSlotBreaks('mf-reading', [{ id: 'page' }], [offering, filling])).toEqual(gone)
    const passing = published('mf-books', 'b', {}, filling)
    expect(findSlotBreaks('mf-reading', [{ id: 'page' }], [offering, passing])).toEqual(gone)
    expect(findSlotBreaks('mf-reading', [{ id: 'page' }], [offering, published('mf-books', 'c', {})])).toEqual([])
  })
})
