import com.google.cloud.datastore.emulator.firestore.CloudFirestore;

/**
 * The Firestore emulator, bound to the process that started it: alone it would outlive a parent that was
 * killed hard, and keep its port.
 */
public final class BoundFirestore {
  public static void main(String[] args) throws Exception {
    ProcessHandle.current()
        .parent()
        .ifPresent(parent -> parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1)));
    CloudFirestore.main(args);
  }
}
