import * as z from 'zod'

/** In development: the address at which an open page asks what cannot be built. */
export const BUILD_ERRORS_PATH = '/hot/erreurs.json'

/** Where a package in development writes why it cannot be built, below the folder that holds the packages. */
export const buildErrorsFile = (name: string): string => `.build/dev/${name}.json`

export const BuildErrors = z.array(z.string())
