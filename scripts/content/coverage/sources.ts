import type { Pack } from '@ariane/tutor'

const YEAR = /(?<!\d)\d{3,4}(?!\d)/
/** Who made a document where nobody signed it. */
const OFFICIAL = /^(?:Loi|Constitution|Déclaration|Code|Convention|Traité|Édit|Charte|Préambule)/

/** Whether a text is somebody's, with its author, or the law that it is, and the year in which it was written. */
export const isAuthentic = ({ author, source, publicDomain }: Pack['texts'][number]): boolean =>
  publicDomain && YEAR.test(source) && (author !== undefined || OFFICIAL.test(source))
