import { useTaught } from '@ariane/activities/taught'
import { markTaught } from './mark-taught.ts'
import { nameTables } from './name-tables.ts'
import { spaceFrench } from './space-french.ts'

/** What is done to the HTML of a lesson where it is shown. */
export function useRehype() {
  const taught = useTaught()
  const always = [spaceFrench, nameTables]
  return taught?.words ? [...always, [markTaught, taught] as [typeof markTaught, typeof taught]] : always
}
