import { useEffect } from 'react';

/**
 * Takes a file that is dropped anywhere on the page: the browser would open it in place of the form.
 * @param onDrop called with the first file
 */
export function useFileDrop(onDrop: (file: File) => void): void {
  // After every render: `onDrop` is a new function each time.
  useEffect(() => {
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files');
    function allow(event: DragEvent) {
      if (holdsFiles(event)) event.preventDefault();
    }
    function drop(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) onDrop(file);
    }
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  });
}
