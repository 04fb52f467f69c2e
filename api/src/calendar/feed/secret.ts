import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** The secret of an address: nobody guesses it, and only its hash is kept. */
export const newSecret = () => randomBytes(BYTES).toString('base64url')

/** What is kept and looked up. How long a look-up takes says nothing about a secret whose hash nobody can choose. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')
