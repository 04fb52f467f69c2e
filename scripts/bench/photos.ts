import { measurePhotos } from './reading/measure-photos.ts'
import { pages } from './reading/pages.ts'
import { reportPhotos } from './reading/report-photos.ts'
import type { Part } from './report.ts'

/** How well printed pages are read from photos. */
export const photos = async (): Promise<Part> => reportPhotos(await measurePhotos(pages()))
