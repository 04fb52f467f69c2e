import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

const CHANGED = /%|reduction|remise|promotion|gratuit|offert|sold|livraison|frais|carte|abonnement|rabais/

/** What the title or an earlier question tells of the price holds for those that follow. */
export const hasPriceChange = ({ title = '', earlier = [] }: Problem): boolean =>
  CHANGED.test(fold([title, ...earlier].join(' ')))
