import { useState } from 'react';
import type { FieldName, Problem } from '../../domain/product/validation';

/** What is wrong with the fields. */
export function useProblems() {
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The problem of the last submit: a new object each time, so that the focus moves each time. */
  const [submitProblem, setSubmitProblem] = useState<Problem | null>(null);

  function report(found: Problem | null) {
    setProblem(found);
    setSubmitProblem(found);
  }

  function clearProblemOf(name: FieldName) {
    setProblem((current) => {
      if (!current?.fields.includes(name)) return current;
      const fields = current.fields.filter((field) => field !== name);
      return fields.length > 0 ? { ...current, fields } : null;
    });
  }

  return { problem, submitProblem, report, clearProblemOf };
}
