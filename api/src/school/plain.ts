import { withoutAccents } from '@ariane/activities/typed'

/** 'Histoire-Géo.' as 'HISTOIRE GEO'. */
export const plain = (text: string) =>
  withoutAccents(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
