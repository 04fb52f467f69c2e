import { useTaught } from '@ariane/activities/taught'
import { markTaught } from './mark-taught.ts'
import { nameTables } from './name-tables.ts'

/** What is done to the HTML of a lesson where it is shown. */
export function useRehype() {
  const taught = useTaught()
  return taught?.words ? [nameTables, [markTaught, taught] as [typeof markTaught, typeof taught]] : [nameTables]
}
