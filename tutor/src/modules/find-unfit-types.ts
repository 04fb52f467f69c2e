import { PLAYABLE_TYPES, type Subject } from '@ariane/shared/catalogue'
import type { Pack } from '../pack.ts'
import { MATERIALS, type Material } from './materials.ts'
import type { PlayableType } from './playable-type.ts'
import { TYPE_FITS } from './type-fits.ts'

/** Nobody writes pictures where there is no pack yet; any other material may be written. */
const mayBeWritten = (needs: Material) => needs !== 'pictures'

/** The types that have no place in a pack, or in a subject where there is none yet: they can be asked for, but are not offered. */
export const findUnfitTypes = (subject: Subject, pack: Pack | undefined): PlayableType[] =>
  PLAYABLE_TYPES.filter(
    type =>
      !TYPE_FITS[type].places.some(
        ({ subjects, needs }) =>
          subjects.includes(subject) && (!needs || (pack ? MATERIALS[needs](pack) : mayBeWritten(needs))),
      ),
  )
