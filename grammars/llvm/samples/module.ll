; ModuleID = 'sample'
source_filename = "sample.c"
target triple = "x86_64-pc-linux-gnu"

%pair = type { i32, <{ i8, [4 x i8] }> }
$group = comdat any
@text = private unnamed_addr constant [3 x i8] c"a\0A\00", align 1
@table = global [2 x ptr] [ptr @f, ptr null], comdat($group)

define internal i32 @f(i32 noundef %x, ptr nocapture readonly %p) #0 personality ptr @handler {
entry:
  %y = add nsw i32 %x, 1, !dbg !7
  %0 = load i32, ptr %p, align 4, !tbaa !3
  switch i32 %y, label %done [
    i32 0, label %zero
    i32 -7, label %done
  ]

zero:                                             ; preds = %entry
  %r = tail call fastcc i32 (ptr, ...) @printf(ptr getelementptr inbounds ([3 x i8], ptr @text, i64 0, i64 0), i32 %0)
  store <2 x i32> <i32 1, i32 2>, ptr %p
    #dbg_value(i32 %r, !8, !DIExpression(), !7)
  %i = invoke i32 @f(i32 %r, ptr %p)
          to label %done unwind label %pad

pad:
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  br label %done

done:
  %v = phi i32 [ 1, %entry ], [ %r, %zero ], [ 0, %pad ]
  ret i32 %v
}

declare i32 @printf(ptr, ...) local_unnamed_addr #1
declare i32 @handler(...)

attributes #0 = { nounwind uwtable "frame-pointer"="all" align=8 }
attributes #1 = { nounwind }
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = distinct !{!1, !2}
!7 = !DILocation(line: 1, column: 2, scope: !8)
