import { type Failure, useAction } from '@ariane/shared/form'
import { students } from '@ariane/shared/session'
import { classes, classFailure } from '../store.ts'

/** A change of a class, after which the class and the lists that follow from it are read again. */
export function useChange(reload: () => Promise<void>, failure: Failure = classFailure) {
  const action = useAction('class', failure)
  return {
    ...action,
    run: (work: () => Promise<unknown>, at?: string) =>
      action.run(
        async () => {
          await work()
          await reload()
          void classes.reload()
          void students.reload()
        },
        at === undefined ? {} : { at },
      ),
  }
}
