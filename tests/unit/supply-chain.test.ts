import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no dependency runs a script of its own when it is installed', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n');
  expect(settings).toContain('ignore-scripts=true');
});

test("the workflow's token may read the repository and nothing else", () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  expect(workflow).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  // A job's own permissions would replace them.
  expect(workflow.match(/permissions:/g)).toHaveLength(1);
});
