import { isApart, isDecider } from '@ariane/shared/contracts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { basisStore } from '../basis/store.ts'
import { isConsented, isRefused, isSettled } from '../consent/rules.ts'
import { consentStore } from '../consent/store.ts'
import type { Following, Relations } from '../relations/relations.ts'
import type { RightsTables } from '../tables.ts'
import { familyOf, isGivenToChild } from './text-to-child.ts'

/** Says what of adults waits before children are given it. */
export interface TextsToChildren {
  /** Those of these children for whom words of this author wait. */
  waiting(pupils: readonly string[], author: string | null): Promise<Set<string>>
  /** Those of these children without consent of whose family an adult is: he sees what they are given. */
  watched(pupils: readonly string[], adult: string): Promise<Set<string>>
  /** Those of these children whom an adult does not follow, or not any more: nothing new of his reaches them. */
  apart(pupils: readonly string[], adult: string): Promise<Set<string>>
  /** Since when a child is given words of everybody; undefined while there is no consent. */
  givenSince(pupil: string): Promise<Date | undefined>
}

interface TextPorts {
  db: UnitOfWork<RightsTables>
  relations: Pick<Relations, 'among' | 'following'>
}

export function textsToChildren({ db: { q }, relations }: TextPorts): TextsToChildren {
  /** The children among these without consent, each with the family that follows. */
  async function unconsented(pupils: readonly string[]) {
    const [kept, basis] = [await consentStore(q).list(pupils), await basisStore(q).current()]
    const without = pupils.filter(uid => !isSettled(kept.get(uid), basis !== undefined))
    if (without.length === 0) return []
    const byPupil = Map.groupBy(await relations.following(without), ({ pupil }) => pupil)
    return without.map(pupil => {
      const following = byPupil.get(pupil) ?? []
      const those = (is: (one: Following) => boolean) => following.filter(is).map(({ manager }) => manager)
      const deciders = those(({ relation }) => isDecider(relation))
      return { pupil, deciders, parents: those(({ role }) => role === 'ROLE_PARENT') }
    })
  }
  return {
    async waiting(pupils, author) {
      const children = await unconsented(pupils)
      const held = children.filter(child => !isGivenToChild({ consented: false, author, ...child }))
      return new Set(held.map(({ pupil }) => pupil))
    },
    async apart(pupils, adult) {
      const among = await relations.among(adult, pupils)
      return new Set(pupils.filter(uid => isApart(among.get(uid) ?? 'none')))
    },
    async givenSince(pupil) {
      const kept = await consentStore(q).find(pupil)
      if (kept && isConsented(kept)) return kept.at
      return isRefused(kept) ? undefined : (await basisStore(q).current())?.at
    },
    async watched(pupils, adult) {
      const children = await unconsented(pupils)
      return new Set(children.filter(child => familyOf(child).has(adult)).map(({ pupil }) => pupil))
    },
  }
}
