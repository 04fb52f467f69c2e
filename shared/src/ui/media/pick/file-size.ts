const KILOBYTE = 2 ** 10
const MEGABYTE = 2 ** 20

/** 10 MB for one file, everywhere in the product. */
export const MAX_FILE_BYTES = 10 * MEGABYTE

const formatFrench = (value: number) => value.toLocaleString('fr-FR', { maximumFractionDigits: 1 })

/** A file size for people: « 340 ko », « 2,4 Mo ». Rounded up, so that a size above a limit never looks equal to it. */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${formatFrench(Math.max(1, Math.ceil(bytes / KILOBYTE)))}\u00a0ko`
  return `${formatFrench(Math.ceil((bytes / MEGABYTE) * 10) / 10)}\u00a0Mo`
}
