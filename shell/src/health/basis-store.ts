import { type LegalBasis, legalBasisRoutes } from '@ariane/shared/contracts/legal-basis'
import { call, failed, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { atom } from '@ariane/shared/session'

export const $bases = atom<Loadable<LegalBasis[]>>(LOADING)

export async function loadBases(): Promise<void> {
  try {
    $bases.set(ready((await call(legalBasisRoutes.listLegalBases, {})).data.bases))
  } catch (error) {
    $bases.set(failed(error))
  }
}

/** @throws ApiError or NetworkFailure */
export async function recordBasis(basis: string): Promise<void> {
  await call(legalBasisRoutes.recordLegalBasis, { basis })
  await loadBases()
}

/** @throws ApiError or NetworkFailure */
export async function endBasis(): Promise<void> {
  await call(legalBasisRoutes.endLegalBasis, {})
  await loadBases()
}
