const KILOBYTE = 2 ** 10
const MEGABYTE = 2 ** 20

/** 10 MB for one file, everywhere in the product. */
export const MAX_FILE_BYTES = 10 * MEGABYTE

const formatFrench = (value: number) => value.toLocaleString('fr-FR', { maximumFractionDigits: 1 })

/** The size of a file as a person reads it: « 340 ko », « 2,4 Mo ». Rounded up: what is over a limit never looks within it. */
export function fileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${formatFrench(Math.max(1, Math.ceil(bytes / KILOBYTE)))}\u00a0ko`
  return `${formatFrench(Math.ceil((bytes / MEGABYTE) * 10) / 10)}\u00a0Mo`
}
