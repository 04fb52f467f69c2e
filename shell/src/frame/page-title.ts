import { PRODUCT } from '@ariane/shared/catalogue'
import { entryOf, titleOf } from './entries.ts'

/** 'Objectifs · Ariane'. */
export const pageTitle = (pathname: string) => `${entryOf(pathname)?.label ?? titleOf(pathname)} · ${PRODUCT.name}`
