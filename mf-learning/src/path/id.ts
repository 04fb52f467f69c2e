const LARGEST = 2_147_483_647

/** Reads a path's id from an address; null when it is no positive integer. */
export function parsePathId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= LARGEST ? id : null
}

/** Whether a number can be a path's id. */
export const isPathId = (id: number) => parsePathId(String(id)) !== null
