import { PRODUCT } from '@ariane/shared/catalogue'
import { entryOf } from './entries.ts'

/** 'Objectifs · Ariane'. */
export const pageTitle = (pathname: string) => `${entryOf(pathname)?.label} · ${PRODUCT.name}`
