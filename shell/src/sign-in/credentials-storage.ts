export type Credentials = { username: string; password: string }

/** Generated credentials survive a reload of this tab until they are noted, because nobody can give them again. */
const KEY = 'ariane_credentials'

export function storeCredentials(credentials: Credentials): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(credentials))
  } catch {
    // With storage blocked, the credentials are still on the screen.
  }
}

export function readCredentials(): Credentials | null {
  try {
    const text = sessionStorage.getItem(KEY)
    return text ? (JSON.parse(text) as Credentials) : null
  } catch {
    return null
  }
}

export function clearCredentials(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing is stored.
  }
}

/** Hands a text to the pupil as a file. */
export function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
